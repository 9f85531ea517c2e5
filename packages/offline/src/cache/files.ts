import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Where the copy of an account lies: a file of its own, named by a hash so that the folder tells no user ids. */
export const cacheFile = (folder: string, account: string): string =>
  join(folder, `${createHash('sha256').update(account).digest('hex').slice(0, 32)}.db`);

const beside = (file: string): string[] => [`${file}-wal`, `${file}-shm`, `${file}-journal`];
const damaged = (file: string): string => `${file}.damaged`;

export const prepareFolder = (file: string): void => {
  mkdirSync(join(file, '..'), { recursive: true, mode: 0o700 });
};

/** A file that was cut to nothing; SQLite would take it for a new database without a word. */
export const isEmptyFile = (file: string): boolean => existsSync(file) && statSync(file).size === 0;

/** Keeps a file that cannot be read for a look later, still encrypted; only the last one. */
export const setAside = (file: string): void => {
  for (const path of [...beside(file), damaged(file)]) rmSync(path, { force: true });
  if (existsSync(file)) renameSync(file, damaged(file));
};

/** Deletes the copy of an account with everything that belongs to it. Deleting what is gone already is no error. */
export const removeCacheFiles = (folder: string, account: string): void => {
  const file = cacheFile(folder, account);
  for (const path of [file, ...beside(file), damaged(file)]) rmSync(path, { force: true });
};

/** Deletes the copies of all accounts. */
export const removeAllCaches = (folder: string): void => {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    if (/^[0-9a-f]{32}\.db(-wal|-shm|-journal|\.damaged)?$/.test(name)) rmSync(join(folder, name), { force: true });
  }
};
