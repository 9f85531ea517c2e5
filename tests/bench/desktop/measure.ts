export const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** Milliseconds that the work took. */
export const timed = async (work: () => unknown): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

/** Hands a child's figures to its parent: one line of JSON on standard output. */
export const report = (figures: object): void => {
  process.stdout.write(`${JSON.stringify(figures)}\n`);
};
