import type { Run } from './lighthouse.ts';

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

/** The median of each figure on its own. */
export const medianRun = (runs: readonly Run[]): Run => ({
  firstPaint: median(runs.map((run) => run.firstPaint)),
  largestPaint: median(runs.map((run) => run.largestPaint)),
  blocking: median(runs.map((run) => run.blocking)),
  shift: median(runs.map((run) => run.shift)),
  scores: Object.fromEntries(
    Object.keys(runs[0]?.scores ?? {}).map((name) => [name, median(runs.map(({ scores }) => scores[name] ?? 0))]),
  ),
});

export const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
export const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;

/** Rows of text under a head, columns as wide as they need. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
};
