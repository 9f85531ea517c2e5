/** Microseconds since 1970 (UTC) and the text that PostgREST answers for the same moment: `2026-11-21T05:40:57.768Z`, no trailing zeros. */
export const toInstant = (microseconds: number): string => {
  const seconds = Math.floor(microseconds / 1_000_000);
  const fraction = String(microseconds - seconds * 1_000_000)
    .padStart(6, '0')
    .replace(/0+$/, '');
  const whole = new Date(seconds * 1000).toISOString().slice(0, 19);
  return fraction ? `${whole}.${fraction}Z` : `${whole}Z`;
};

export const toInstantOrNull = (microseconds: number | null): string | null =>
  microseconds === null ? null : toInstant(microseconds);

/** The reverse; digits beyond milliseconds are kept. */
export const toMicroseconds = (instant: string): number => {
  const [, whole = instant, fraction = ''] = /^(.*T\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?Z$/.exec(instant) ?? [];
  if (whole === instant) return Date.parse(instant) * 1000;
  return Date.parse(`${whole}Z`) * 1000 + Number(fraction.padEnd(6, '0'));
};

export const toMicrosecondsOrNull = (instant: string | null): number | null =>
  instant === null ? null : toMicroseconds(instant);
