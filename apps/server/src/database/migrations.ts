import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { StartError } from '../start-error.ts';

interface Migration {
  /** The leading digits of the file name, as Supabase's own tools record it. */
  version: string;
  name: string;
  sql: string;
}

/** Reads `<version>_<name>.sql` files in order of version. */
export function readMigrations(folder: string): Migration[] {
  return readdirSync(folder)
    .flatMap((file) => {
      const match = /^(\d+)_(.+)\.sql$/.exec(file);
      const [, version, name] = match ?? [];
      return version && name ? [{ version, name, sql: readFileSync(join(folder, file), 'utf8') }] : [];
    })
    .sort((a, b) => (a.version < b.version ? -1 : 1));
}

/**
 * Applies what is new, each migration and its record in one transaction, so that a kill between two leaves a database
 * that the next start can go on with.
 * @returns the versions applied.
 * @throws StartError when one fails, or when the database has versions that these sources do not know.
 */
export async function applyMigrations(database: PGlite, folder: string): Promise<string[]> {
  const migrations = readMigrations(folder);
  const recorded = await database.query<{ version: string }>('select version from supabase_migrations.schema_migrations');
  const done = new Set(recorded.rows.map((row) => row.version));
  const known = new Set(migrations.map((migration) => migration.version));
  const unknown = [...done].find((version) => !known.has(version));
  if (unknown)
    throw new StartError(
      `The database has migration ${unknown}, which this version does not know. Update it, or choose another DATA_DIR.`,
    );
  const pending = migrations.filter((migration) => !done.has(migration.version));
  for (const migration of pending) await applyOne(database, migration);
  return pending.map((migration) => migration.version);
}

async function applyOne(database: PGlite, { version, name, sql }: Migration): Promise<void> {
  try {
    await database.transaction(async (transaction) => {
      await transaction.exec(sql);
      await transaction.query('insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)', [
        version,
        name,
      ]);
    });
  } catch (error) {
    throw new StartError(`Migration ${version}_${name} failed: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/**
 * Runs the seed file once in the life of a database: its record is written in the same transaction.
 * @returns whether it ran now.
 */
export async function applySeed(database: PGlite, file: string): Promise<boolean> {
  const sql = readFileSync(file, 'utf8');
  const path = 'supabase/seed.sql';
  const before = await database.query('select 1 from supabase_migrations.seed_files where path = $1', [path]);
  if (before.rows.length > 0) return false;
  try {
    await database.transaction(async (transaction) => {
      await transaction.exec(sql);
      await transaction.query('insert into supabase_migrations.seed_files (path, hash) values ($1, $2)', [path, 'applied']);
    });
  } catch (error) {
    throw new StartError(`The demo data (${path}) failed: ${error instanceof Error ? error.message : String(error)}`);
  }
  return true;
}
