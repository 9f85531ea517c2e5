import type { Country } from './country.ts';

/** Lower case without accents: "türkiye" is found by "turk". */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/**
 * Countries whose name holds the text, whose code is the text, or whose dial code starts with it ("united", "us", "+1", "44").
 * Names that begin with the text come first; otherwise the order stays.
 */
export const searchCountries = (all: readonly Country[], text: string): readonly Country[] => {
  const wanted = folded(text.trim());
  if (wanted === '') return all;
  const digits = /^\+?\d+$/.test(wanted) ? wanted.replace('+', '') : undefined;
  if (digits !== undefined) return all.filter(({ dialCode }) => dialCode.slice(1).startsWith(digits));
  const rank = ({ code, name }: Country): number => {
    if (folded(code) === wanted) return 0;
    if (folded(name).startsWith(wanted)) return 1;
    return folded(name).includes(wanted) ? 2 : 3;
  };
  return all
    .map((country, index) => ({ country, index, rank: rank(country) }))
    .filter((entry) => entry.rank < 3)
    .sort((a, b) => a.rank - b.rank || a.index - b.index)
    .map(({ country }) => country);
};
