export { countries, DEFAULT_COUNTRY_CODE, defaultCountry } from './countries.ts';
export type { Country } from './country.ts';
export { dialable } from './phone.ts';
export { searchCountries } from './search.ts';
