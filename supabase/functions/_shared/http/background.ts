type EdgeRuntime = { waitUntil(work: Promise<unknown>): void };

/**
 * Lets work go on after the answer: the hosted edge runtime keeps the worker for it, the local one runs on anyway. The work must
 * handle its own failures.
 */
export const inBackground = (work: () => Promise<void>): void => {
  const running = work();
  (globalThis as { EdgeRuntime?: EdgeRuntime }).EdgeRuntime?.waitUntil(running);
};
