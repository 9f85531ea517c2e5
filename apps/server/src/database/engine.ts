import { mkdirSync } from 'node:fs';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createPgliteConnection, type PGlite, type PgliteConnection } from '@supabase/lite/pglite';
import { hostedParsers } from './parsers.ts';

export interface Engine {
  /** The embedded backend's view of the database. */
  connection: PgliteConnection;
  /** The database itself, for start-up work before requests are let in. */
  database: PGlite;
  close(): Promise<void>;
}

/** Opens the PGlite cluster in `folder`, making it when there is none (seconds); recovers after a kill. */
export async function openEngine(folder: string): Promise<Engine> {
  mkdirSync(folder, { recursive: true });
  const connection = await createPgliteConnection({
    url: folder,
    pgliteOptions: { extensions: { pg_trgm }, parsers: hostedParsers },
  });
  keepOwnGrants(connection);
  await connection.driver.waitReady;
  return { connection, database: connection.driver, close: () => connection.close() };
}

/**
 * On its first request the embedded backend would grant all privileges on all tables of every schema with row level
 * security, `private` included, to every role. The migrations have already granted exactly what production grants, so
 * that step is marked as done. A test compares the grants before and after the first request.
 */
function keepOwnGrants(connection: PgliteConnection): void {
  Object.assign(connection, { rlsState: 'active' });
}
