/**
 * What the person wrote while an answer was on its way. The answer may have been computed before the write reached the server; storing
 * it would show the old row again until the next pull.
 */
export const createWrittenHere = () => {
  let counter = 0;
  const writes = new Map<string, number>();
  return {
    /** Now; to be taken before an answer is asked for. */
    moment: (): number => counter,
    note(id: string): void {
      counter += 1;
      writes.set(id, counter);
    },
    since:
      (moment: number) =>
      (id: string): boolean =>
        (writes.get(id) ?? 0) > moment,
    /** Once no answer is on its way, nothing needs to be remembered. */
    forget(): void {
      writes.clear();
    },
  };
};
export type WrittenHere = ReturnType<typeof createWrittenHere>;
