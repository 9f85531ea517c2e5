export const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** One promise with what was measured. */
export type Goal = { name: string; measured: number; limit: number; met: boolean };
export const atMost = (name: string, measured: number, limit: number): Goal => ({
  name,
  measured,
  limit,
  met: measured <= limit,
});
