import type { PGlite } from '@electric-sql/pglite';

const once = `
create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;
create extension if not exists pg_trgm with schema extensions;
grant usage on schema public, auth, extensions to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
`;

/** For every session anew: a database without a postmaster ignores what `alter database ... set` stored. */
const session = `set timezone to 'UTC'; set search_path to "$user", public, extensions;`;

/**
 * Gives a new database what a hosted Supabase database has before the first migration: the request roles, the schema
 * for extensions and the default privileges in `public`, once only, since the migrations take privileges away again; and
 * its session UTC and the search path.
 */
export async function prepareDatabase(database: PGlite): Promise<void> {
  const { rows } = await database.query("select 1 from pg_roles where rolname = 'service_role'");
  if (rows.length === 0) await database.transaction((transaction) => transaction.exec(once));
  await database.exec(session);
}
