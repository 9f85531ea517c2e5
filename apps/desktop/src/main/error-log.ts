import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';

const LARGEST_LOG = 1_000_000;

/** Addresses are personal data and have no place in a log file that people mail around. */
const withoutAddresses = (text: string) => text.replace(/[^\s"'<>]+@[^\s"'<>]+/g, '<address>');

export type ErrorLog = { write(where: string, error: unknown): void };

/**
 * `errors.log` in the system's log folder: one JSON line an error, the last megabyte and the one before it.
 * @param folder Electron's `logs` path
 */
export const errorLog = (folder: string, now: () => Date = () => new Date()): ErrorLog => {
  const path = join(folder, 'errors.log');
  return {
    write(where, error) {
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
      try {
        mkdirSync(folder, { recursive: true });
        if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > LARGEST_LOG) renameSync(path, `${path}.1`);
        appendFileSync(path, `${JSON.stringify({ at: now().toISOString(), where, error: withoutAddresses(text) })}\n`);
      } catch {
        // A full disk must not turn one error into two.
      }
    },
  };
};
