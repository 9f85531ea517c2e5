/** How long each request took, in milliseconds, and how long the whole run. */
export type Run = { durations: number[]; seconds: number };

/** `senders` workers, each sending one request after the other until the time is over. A request that is refused ends the bench. */
export async function load(senders: number, forMs: number, send: () => Promise<void>): Promise<Run> {
  const durations: number[] = [];
  const started = performance.now();
  const until = started + forMs;
  await Promise.all(
    Array.from({ length: senders }, async () => {
      while (performance.now() < until) {
        const begun = performance.now();
        await send();
        durations.push(performance.now() - begun);
      }
    }),
  );
  return { durations, seconds: (performance.now() - started) / 1000 };
}

/** The value below which `share` of the values lie (nearest rank). */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(sorted.length * share) - 1))] ?? Number.NaN;
}

export type Figures = { senders: number; perSecond: number; p50: number; p95: number; p99: number; count: number };

export const figuresOf = (senders: number, { durations, seconds }: Run): Figures => ({
  senders,
  perSecond: durations.length / seconds,
  p50: percentile(durations, 0.5),
  p95: percentile(durations, 0.95),
  p99: percentile(durations, 0.99),
  count: durations.length,
});
