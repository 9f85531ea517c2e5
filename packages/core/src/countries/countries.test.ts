import { describe, expect, it } from 'vitest';
import { countries, defaultCountry, dialable, searchCountries } from './index.ts';

const names = (text: string) => searchCountries(countries, text).map(({ name }) => name);

describe('countries (specification, section 2, Call-back dialog)', () => {
  it('are about 65, sorted by name, each once and with a dial code', () => {
    expect(countries).toHaveLength(65);
    expect(countries.map(({ name }) => name)).toEqual(countries.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b)));
    expect(new Set(countries.map(({ code }) => code)).size).toBe(65);
    for (const { dialCode } of countries) expect(dialCode).toMatch(/^\+[1-9]\d{0,3}$/);
  });

  it('start with the United States', () => {
    expect(defaultCountry).toEqual({ code: 'US', name: 'United States', flag: 'us', dialCode: '+1' });
  });

  it('are found by name, code and dial code', () => {
    expect(names('united')).toEqual(['United Arab Emirates', 'United Kingdom', 'United States']);
    expect(names('land')).toContain('Switzerland');
    expect(names('de')[0]).toBe('Germany');
    expect(names('+44')).toEqual(['United Kingdom']);
    expect(names('1')).toEqual(['Canada', 'Dominican Republic', 'United States']);
    expect(names('turk')).toEqual(['Türkiye']);
    expect(names('atlantis')).toEqual([]);
    expect(names('  ')).toHaveLength(65);
  });
});

describe('the number to call (specification, section 5, Call-back)', () => {
  const germany = { dialCode: '+49' };

  it('gets the dial code in front', () => {
    expect(dialable(' 30 901820 ', germany)).toEqual({ phone: '+4930 901820', differs: false });
  });

  it('stays as it is when it starts with a plus, with a word when the code differs', () => {
    expect(dialable('+4930901820', germany)).toEqual({ phone: '+4930901820', differs: false });
    expect(dialable('+1 503 555 0100', germany)).toEqual({ phone: '+1 503 555 0100', differs: true });
  });
});
