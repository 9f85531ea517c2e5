import { useRef } from 'react';

/**
 * Runs one write at a time, and none after one that answered `done`: a second click can come before the first has re-rendered its
 * button as busy or closed its dialog, so what is on screen is no guard. Failures are the mutation's to report.
 */
export function useSingleFlight(): (write: () => Promise<'done' | 'again'>) => void {
  const closed = useRef(false);
  return (write) => {
    if (closed.current) return;
    closed.current = true;
    write().then(
      (end) => {
        closed.current = end === 'done';
      },
      () => {
        closed.current = false;
      },
    );
  };
}
