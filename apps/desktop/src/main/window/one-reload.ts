import type { WebContents } from 'electron';

/** A page that dies again so soon would die after every reload. */
const CALM_MS = 60_000;

/**
 * Reloads a page whose process has gone, but not in a loop: a second death within a minute is reported and left to the person.
 * @param report writes the cause to the error log
 * @param giveUp tells the person
 */
export const reloadOnce = (
  contents: Pick<WebContents, 'on' | 'reload'>,
  report: (error: Error) => void,
  giveUp: () => void,
  now: () => number = Date.now,
): void => {
  let lastDeath = Number.NEGATIVE_INFINITY;
  contents.on('render-process-gone', (_event, { reason, exitCode }) => {
    if (reason === 'clean-exit') return;
    report(new Error(`The window's process has gone: ${reason} (${exitCode})`));
    const again = now() - lastDeath < CALM_MS;
    lastDeath = now();
    if (again) giveUp();
    else contents.reload();
  });
};
