import { AppError, isAppError } from '@millrace/core/errors';
import { offlineMessages } from '@millrace/core/messages';
import { openForReading, openForWriting, type ReadConnection, type WriteConnection } from '../database/connection.ts';
import { migrate } from '../database/migrate.ts';
import { migrations as allMigrations } from '../migrations/index.ts';
import { readSyncState, type SyncState } from '../sync/state.ts';
import type { TableName } from '../tables/index.ts';
import { createWriter, type Writer } from '../write/writer.ts';
import { cacheFile, isEmptyFile, prepareFolder, removeCacheFiles, setAside } from './files.ts';
import { createWrittenHere, type WrittenHere } from './written-here.ts';

export type CacheOptions = {
  /** Where the copies lie; created when missing. */
  folder: string;
  /** The user id; every account has a file and a key of its own. */
  account: string;
  /** 32 random bytes. */
  key: Uint8Array;
  /** For tests of migrations. */
  migrations?: readonly string[];
};

export type ChangeListener = (tables: readonly TableName[]) => void;

/**
 * The encrypted copy of the admin's data on this machine. Opened by `openCache`; every method throws AppError `offline` once it is
 * closed or wiped.
 */
export type Cache = {
  readonly file: string;
  /** Why the file had to be begun anew, for a message to the person (R26); null when it was fine. */
  readonly recovered: 'damaged' | 'empty' | null;
  /** Reads; never sees half a transaction. */
  read<Result>(work: (connection: ReadConnection) => Result): Result;
  /** Work on the writing connection, as the sync does it. */
  write<Result>(work: (connection: WriteConnection) => Result): Result;
  /** Stores what the server just answered to the person's own write, at once. */
  put(work: (writer: Writer, note: (id: string) => void) => void): void;
  state(): SyncState;
  readonly writtenHere: WrittenHere;
  /** Tells listeners which tables changed. Returns the unsubscribe function. */
  onChange(listener: ChangeListener): () => void;
  changed(tables: readonly TableName[]): void;
  /** Sets a damaged file aside and begins anew; the next pull fills it. */
  startOver(): void;
  close(): void;
  /** Closes and deletes file, -wal and -shm (R27); `forgetKey` removes the key from where it is kept. Twice is no error. */
  wipe(forgetKey?: () => void): void;
};

/** Errors of SQLite that mean: this file is not what it should be. */
export const isDamage = (error: unknown): boolean => {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && /^SQLITE_(NOTADB|CORRUPT|IOERR_SHORT_READ|IOERR_DATA|FORMAT)/.test(code);
};

type Connections = { write: WriteConnection; read: ReadConnection };

const connect = (file: string, { key, migrations = allMigrations }: CacheOptions): Connections => {
  prepareFolder(file);
  const write = openForWriting(file, key);
  try {
    migrate(write, migrations);
    return { write, read: openForReading(file, key) };
  } catch (error) {
    write.close();
    // A damaged page met in a migration is damage, not a bad migration.
    throw isAppError(error) && isDamage(error.cause) ? error.cause : error;
  }
};

/**
 * Opens the copy of an account, creating or migrating it. A file that cannot be read with this key is set aside and begun anew (R26).
 * @throws AppError hint `newer-cache` or `migration-failed`; the file is then untouched.
 */
export const openCache = (options: CacheOptions): Cache => {
  const file = cacheFile(options.folder, options.account);
  const listeners = new Set<ChangeListener>();
  const writtenHere = createWrittenHere();
  let recovered: Cache['recovered'] = null;
  let connections: Connections | null = null;

  if (isEmptyFile(file)) {
    setAside(file);
    recovered = 'empty';
  }
  try {
    connections = connect(file, options);
  } catch (error) {
    if (!isDamage(error)) throw error;
    setAside(file);
    recovered = 'damaged';
    connections = connect(file, options);
  }

  const close = () => {
    connections?.read.close();
    connections?.write.close();
    connections = null;
  };
  const open = (): Connections => {
    if (!connections) throw new AppError({ code: 'offline', message: offlineMessages.closed, hint: 'cache-closed' });
    return connections;
  };
  const startOver = () => {
    if (!connections) return;
    close();
    setAside(file);
    recovered = 'damaged';
    connections = connect(file, options);
  };
  const guarded = <Result>(work: () => Result): Result => {
    try {
      return work();
    } catch (error) {
      if (!isDamage(error)) throw error;
      startOver();
      throw new AppError(
        { code: 'unavailable', message: offlineMessages.recovered, details: String(error), hint: 'cache-damaged' },
        { cause: error },
      );
    }
  };
  const changed = (tables: readonly TableName[]) => {
    if (tables.length > 0) for (const listener of listeners) listener(tables);
  };

  return {
    file,
    get recovered() {
      return recovered;
    },
    read: (work) => guarded(() => work(open().read)),
    write: (work) => guarded(() => work(open().write)),
    put(work) {
      const tables = guarded(() => {
        const { write } = open();
        return write.transaction(() => {
          const writer = createWriter(write);
          work(writer, writtenHere.note);
          return writer.finish();
        })();
      });
      changed(tables);
    },
    state: () => guarded(() => readSyncState(open().read)),
    writtenHere,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    changed,
    startOver,
    close,
    wipe(forgetKey) {
      close();
      listeners.clear();
      removeCacheFiles(options.folder, options.account);
      forgetKey?.();
    },
  };
};
