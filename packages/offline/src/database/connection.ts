/// <reference path="../better-sqlite3.d.ts" />
import Database from 'better-sqlite3';
import { cipherFor } from './cipher.ts';
import { registerFunctions } from './functions.ts';

/** Two types, so that a reader cannot be handed to code that writes; the reading connection is also opened read-only. */
export type WriteConnection = Database.Database & { readonly mode: 'write' };
export type ReadConnection = Database.Database & { readonly mode: 'read' };
export type Connection = WriteConnection | ReadConnection;

const CIPHER = cipherFor();
/** Kilobytes of pages held in memory: enough for the upper levels of every index at a million rows, little enough for a laptop. */
const CACHE_KILOBYTES = { write: 20_000, read: 16_384 };

const open = <Mode extends 'write' | 'read'>(file: string, key: Uint8Array, mode: Mode) => {
  const database = new Database(file, { readonly: mode === 'read', timeout: 5_000 });
  try {
    database.pragma(`cipher = '${CIPHER}'`);
    // A raw key: it is random already, and deriving one from it would cost 70 ms at every opening.
    database.pragma(`key = 'raw:${Buffer.from(key).toString('hex')}'`);
    // What SQLite would spill to temporary files would lie there unencrypted (R28).
    database.pragma('temp_store = memory');
    database.pragma(`cache_size = -${CACHE_KILOBYTES[mode]}`);
    // The first read of a page: a wrong key or a damaged header shows here.
    database.prepare('SELECT count(*) FROM sqlite_schema').get();
    registerFunctions(database);
    return Object.assign(database, { mode });
  } catch (error) {
    database.close();
    throw error;
  }
};

/** @param key 32 bytes. @throws SqliteError `SQLITE_NOTADB` for a wrong key. */
export const openForWriting = (file: string, key: Uint8Array): WriteConnection => {
  const database = open(file, key, 'write');
  database.pragma('journal_mode = wal');
  // After a power cut the last commits may be missing, rows and watermark alike; the next pull brings them again.
  database.pragma('synchronous = normal');
  database.pragma('journal_size_limit = 67108864');
  return database;
};

export const openForReading = (file: string, key: Uint8Array): ReadConnection => open(file, key, 'read');
