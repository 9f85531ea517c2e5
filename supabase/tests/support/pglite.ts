import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { App } from '@supabase/lite';
import { createPgliteConnection, type PGlite, type PgliteConnection } from '@supabase/lite/pglite';

const MIGRATIONS = new URL('../../migrations/', import.meta.url);
const CACHE = new URL('../../../node_modules/.cache/millrace/', import.meta.url);

const ROLES = `
  create role anon nologin noinherit;
  create role authenticated nologin noinherit;
  create role service_role nologin noinherit bypassrls;
  create schema extensions;
  grant usage on schema public, auth, extensions to anon, authenticated, service_role;
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
`;

/** What the embedded backend does on its first request to every schema that has a table under row level security. */
export const WHOLESALE_GRANT = ['public', 'private']
  .flatMap((schema) => [
    `grant usage on schema ${schema} to anon, authenticated, service_role;`,
    `grant all on all tables in schema ${schema} to anon, authenticated, service_role;`,
    `grant all on all sequences in schema ${schema} to anon, authenticated, service_role;`,
  ])
  .join('\n');

const open = (loadDataDir?: Blob): Promise<PgliteConnection> =>
  createPgliteConnection({ pgliteOptions: { extensions: { pg_trgm }, ...(loadDataDir ? { loadDataDir } : {}) } });

const migrations = () =>
  readdirSync(MIGRATIONS)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => readFileSync(new URL(file, MIGRATIONS), 'utf8'));

/** The embedded backend's own authentication schema and roles, then our migrations, each in a transaction. */
const build = async (scripts: string[]): Promise<PgliteConnection> => {
  const connection = await open();
  await new App({ connection, auth: { enabled: true } }).ensureSystemSchema();
  await connection.driver.exec(ROLES);
  for (const sql of scripts) {
    await connection.driver.transaction(async (transaction) => {
      await transaction.exec(sql);
    });
  }
  return connection;
};

/** Making a cluster takes seconds, loading one a fraction: a picture of the migrated one is kept until a migration or this file changes. */
const pictureOf = (scripts: string[]): string => {
  const hash = createHash('sha256');
  for (const part of [...scripts, readFileSync(new URL(import.meta.url), 'utf8')]) hash.update(part);
  return fileURLToPath(new URL(`pglite-${hash.digest('hex').slice(0, 16)}.tar`, CACHE));
};

const keep = async (database: PGlite, file: string) => {
  mkdirSync(dirname(file), { recursive: true });
  for (const old of readdirSync(dirname(file)))
    if (old.startsWith('pglite-') && old.endsWith('.tar')) rmSync(new URL(old, CACHE), { force: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, Buffer.from(await (await database.dumpDataDir('none')).arrayBuffer()));
  renameSync(draft, file);
};

/** An in-memory PGlite as the local edition has it, migrated and empty. */
export const startPglite = async (): Promise<{ database: PGlite; stop: () => Promise<void> }> => {
  const scripts = migrations();
  const picture = pictureOf(scripts);
  const connection = existsSync(picture) ? await open(new Blob([readFileSync(picture)])) : await build(scripts);
  if (!existsSync(picture)) await keep(connection.driver, picture);
  return { database: connection.driver, stop: () => connection.close() };
};
