import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface FolderLock {
  /** Notes who holds the folder, for the message that a second start prints. */
  announce(address: string): void;
  release(): void;
}

/**
 * Takes the data folder for this process, or says who has it.
 *
 * The lock is an exclusive transaction on an empty SQLite file, that is a lock of the operating system: it is gone the
 * moment its process is gone, SIGKILL included, so there is no stale lock to recognise and no process id to mistake
 * for another's. Two starts at once cannot both get it.
 */
export function lockFolder(folder: string): FolderLock | { heldBy: string } {
  const file = new DatabaseSync(join(folder, 'lock'));
  try {
    file.exec('PRAGMA busy_timeout = 0; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    file.close();
    if (isBusy(error)) return { heldBy: readHolder(folder) };
    throw error;
  }
  const holder = join(folder, 'holder.txt');
  writeFileSync(holder, `process ${process.pid}`);
  return {
    announce: (address) => writeFileSync(holder, `process ${process.pid} at ${address}`),
    release: () => {
      if (file.isOpen) file.close();
    },
  };
}

const SQLITE_BUSY = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}

function readHolder(folder: string): string {
  try {
    return readFileSync(join(folder, 'holder.txt'), 'utf8').trim();
  } catch {
    return 'another process';
  }
}
