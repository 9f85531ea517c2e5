/** Object identifiers of the types whose text form differs between PGlite's driver and hosted Supabase. */
const NUMERIC = 1700;
const TIMESTAMP = 1114;
const TIMESTAMPTZ = 1184;

/**
 * Makes values read like hosted Supabase's: a JSON number for `numeric` (`NaN` and the infinities stay text), ISO 8601
 * for instants, microseconds kept.
 */
export const hostedParsers: Record<number, (text: string) => unknown> = {
  [NUMERIC]: (text) => {
    const value = Number(text);
    return Number.isFinite(value) ? value : text;
  },
  [TIMESTAMP]: (text) => text.replace(' ', 'T'),
  [TIMESTAMPTZ]: (text) => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'),
};
