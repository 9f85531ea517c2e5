import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type Engine, openEngine } from './engine.ts';
import { applyMigrations, applySeed } from './migrations.ts';
import { prepareDatabase } from './prelude.ts';

// Databases and child processes take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

let folder: string;
let migrations: string;
let engine: Engine;

const open = async () => {
  engine = await openEngine(join(folder, 'database'));
};
const ask = async (sql: string) => (await engine.database.query<Record<string, unknown>>(sql)).rows;
const write = (files: Record<string, string>) => {
  for (const [name, sql] of Object.entries(files)) writeFileSync(join(migrations, name), sql);
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  await open();
  await engine.database.exec(`create schema auth; create schema supabase_migrations;
    create table supabase_migrations.schema_migrations (version text primary key, name text);
    create table supabase_migrations.seed_files (path text primary key, hash text not null);`);
});
afterAll(async () => {
  await engine.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  migrations = join(folder, 'migrations');
  rmSync(migrations, { recursive: true, force: true });
  mkdirSync(migrations);
});

it('prepares a database once, so that privileges which a migration took away stay away', async () => {
  await prepareDatabase(engine.database);
  await engine.database.exec('alter default privileges in schema public revoke all on tables from anon');
  await prepareDatabase(engine.database);
  await engine.database.exec('create table public.later ()');
  expect(await ask("select has_table_privilege('anon', 'public.later', 'select') as allowed")).toEqual([{ allowed: false }]);
});

it('keeps UTC and the search path over a restart', async () => {
  await engine.close();
  await open();
  await prepareDatabase(engine.database);
  expect(await ask("select current_setting('timezone') as zone, similarity('cell', 'cells') > 0.5 as found")).toEqual([
    { zone: 'UTC', found: true },
  ]);
});

it('applies what is new in order of version, each once, and records it', async () => {
  write({
    '2_second.sql': 'alter table first add column b int;',
    '1_first.sql': 'create table first (a int); insert into first values (1);',
    'notes.md': 'x',
  });
  expect(await applyMigrations(engine.database, migrations)).toEqual(['1', '2']);
  write({ '3_third.sql': 'update first set b = 3;' });
  expect(await applyMigrations(engine.database, migrations)).toEqual(['3']);
  expect(await ask('select * from first')).toEqual([{ a: 1, b: 3 }]);
  expect(await ask('select name from supabase_migrations.schema_migrations order by version')).toEqual([
    { name: 'first' },
    { name: 'second' },
    { name: 'third' },
  ]);
});

it('leaves nothing of a migration that fails, and says which', async () => {
  write({
    '1_first.sql': '',
    '2_second.sql': '',
    '3_third.sql': '',
    '4_fourth.sql': 'create table half (); create table broken (;',
  });
  await expect(applyMigrations(engine.database, migrations)).rejects.toThrow(/^Migration 4_fourth failed: syntax error/);
  expect(await ask("select to_regclass('half') as half")).toEqual([{ half: null }]);
});

it('refuses a database that is newer than the sources', async () => {
  write({ '1_first.sql': '', '2_second.sql': '' });
  await expect(applyMigrations(engine.database, migrations)).rejects.toThrow(/has migration 3, which this version does not know/);
});

it('seeds once, all or nothing', async () => {
  const seed = join(folder, 'seed.sql');
  writeFileSync(seed, 'insert into first values (7); insert into nowhere values (1);');
  await expect(applySeed(engine.database, seed)).rejects.toThrow(/^The demo data \(supabase\/seed\.sql\) failed/);
  writeFileSync(seed, 'insert into first values (7);');
  expect(await applySeed(engine.database, seed)).toBe(true);
  expect(await applySeed(engine.database, seed)).toBe(false);
  expect(await ask('select count(*)::int as count from first where a = 7')).toEqual([{ count: 1 }]);
});
