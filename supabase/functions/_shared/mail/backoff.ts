/** The pause doubles with each failure, from `baseMs` up to `maxMs`. */
export type Backoff = { baseMs: number; maxMs: number };

/**
 * Milliseconds until the next attempt after `failures` failed ones (1 or more): half of the exponential pause fixed, half of it random, so
 * that mails that failed together do not come back together. What the provider asked for is waited at least.
 */
export const pauseAfter = (failures: number, { baseMs, maxMs }: Backoff, random: number, retryAfterMs = 0): number => {
  const full = Math.min(maxMs, baseMs * 2 ** Math.max(0, failures - 1));
  return Math.round(Math.max(full / 2 + (full / 2) * random, retryAfterMs));
};
