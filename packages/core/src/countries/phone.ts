import type { Country } from './country.ts';

/**
 * The number to call: one that starts with '+' as it is, any other behind the dial code (specification, section 5, Call-back).
 * `differs` when a '+' number belongs to another dial code than the chosen one; the caller logs a warning then.
 */
export const dialable = (typed: string, country: Pick<Country, 'dialCode'>): { phone: string; differs: boolean } => {
  const phone = typed.trim();
  if (!phone.startsWith('+')) return { phone: `${country.dialCode}${phone}`, differs: false };
  return { phone, differs: !phone.replace(/[^+\d]/g, '').startsWith(country.dialCode) };
};
