import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openCache } from '../cache/cache.ts';
import { migrations } from '../migrations/index.ts';
import { temporaryFolder, testKey } from '../testing/temporary.ts';
import { openForWriting, type WriteConnection } from './connection.ts';
import { migrate, schemaVersion } from './migrate.ts';

// Real files: on a machine that runs every suite at once they take their time.
vi.setConfig({ testTimeout: 60_000 });

const opened = (file = join(temporaryFolder(), 'test.db')): WriteConnection => {
  const connection = openForWriting(file, testKey());
  onTestFinished(() => void connection.close());
  return connection;
};

const insertContact = (connection: WriteConnection, number: number) =>
  connection
    .prepare(
      `INSERT INTO contact_submissions (place, id, created_at, name, email, message, email_sent, name_sort, email_sort)
       VALUES (?, ?, ?, 'Ada Mill', 'ada@shop.example', 'A welding cell', 0, 'ada mill', 'ada@shop.example')`,
    )
    .run(number, `id-${number}`, number);

const planOf = (connection: WriteConnection, sql: string): string =>
  connection
    .prepare<[], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`)
    .all()
    .map(({ detail }) => detail)
    .join('; ');

test('R25 1: a new file gets strict tables that keep a row', () => {
  const connection = opened();
  migrate(connection, migrations.slice(0, 1));
  expect(schemaVersion(connection)).toBe(1);
  insertContact(connection, 1);
  expect(() => connection.prepare(`UPDATE contact_submissions SET email_sent = 'yes'`).run()).toThrow(/cannot store TEXT/);
  const loose = connection
    .prepare(
      `SELECT name FROM pragma_table_list WHERE type = 'table' AND NOT strict AND schema = 'main' AND name NOT LIKE 'sqlite_%'`,
    )
    .all();
  expect(loose).toEqual([]);
});

test('R25 1 to 2: rows stay, and every order has its index', () => {
  const connection = opened();
  migrate(connection, migrations.slice(0, 1));
  insertContact(connection, 1);
  migrate(connection, migrations.slice(0, 2));
  expect(connection.prepare('SELECT name FROM contact_submissions').all()).toEqual([{ name: 'Ada Mill' }]);
  const plan = (order: string, table = 'contact_submissions', where = 'held = 0') =>
    planOf(connection, `SELECT * FROM ${table} WHERE ${where} ORDER BY ${order} LIMIT 26`);
  for (const order of ['created_at DESC, id DESC', 'name_sort, id', 'email_sort DESC, id DESC']) {
    expect(plan(order)).toMatch(/^SEARCH contact_submissions USING INDEX \w+ \(held=\?\)$/);
  }
  expect(plan('coalesce(budget, -1), id', 'projects', 'true')).toBe('SCAN projects USING INDEX projects_by_budget');
  expect(plan('full_name_sort, id', 'clients', 'true')).toBe('SCAN clients USING INDEX clients_by_full_name');
});

test('R25 2 to 3: rows stay, wait for the search, and the search reads newest first without sorting', () => {
  const connection = opened();
  migrate(connection, migrations.slice(0, 2));
  insertContact(connection, 1);
  migrate(connection, migrations.slice(0, 3));
  expect(connection.prepare('SELECT name FROM contact_submissions').all()).toEqual([{ name: 'Ada Mill' }]);
  expect(connection.prepare(`SELECT upto < 0 AS waiting FROM search_progress WHERE name = 'contact_submissions'`).get()).toEqual({
    waiting: 1,
  });
  const plan = planOf(
    connection,
    `SELECT rowid FROM contact_submissions_search WHERE contact_submissions_search MATCH '"weld"*' ORDER BY rowid LIMIT 51`,
  );
  expect(plan).toMatch(/^SCAN contact_submissions_search VIRTUAL TABLE INDEX/);
  expect(plan).not.toContain('TEMP B-TREE');
});

test('R25 every version comes up to the newest, at once and step by step', () => {
  for (let version = 0; version < migrations.length; version += 1) {
    const connection = opened();
    migrate(connection, migrations.slice(0, version));
    migrate(connection, migrations);
    migrate(connection, migrations);
    expect(schemaVersion(connection)).toBe(migrations.length);
  }
});

test('R25 a file of a newer program is refused with a clear message, and stays as it is', () => {
  const folder = temporaryFolder();
  const newer = [...migrations, 'CREATE TABLE later (a TEXT) STRICT'];
  const cache = openCache({ folder, account: 'admin', key: testKey(), migrations: newer });
  const { file } = cache;
  cache.close();
  expect(() => openCache({ folder, account: 'admin', key: testKey() })).toThrow(
    expect.objectContaining({ hint: 'newer-cache', message: expect.stringContaining('newer version of this program') }),
  );
  const connection = opened(file);
  expect(schemaVersion(connection)).toBe(newer.length);
  expect(connection.prepare('SELECT count(*) AS tables FROM later').get()).toEqual({ tables: 0 });
});

test('R25 a migration that fails keeps the data and the version', () => {
  const folder = temporaryFolder();
  const first = openCache({ folder, account: 'admin', key: testKey() });
  first.write((connection) => insertContact(connection, 1));
  first.close();
  const broken = [...migrations, 'DELETE FROM contact_submissions; CREATE TABLE contact_submissions (a TEXT)'];
  expect(() => openCache({ folder, account: 'admin', key: testKey(), migrations: broken })).toThrow(
    expect.objectContaining({ hint: 'migration-failed' }),
  );
  const again = openCache({ folder, account: 'admin', key: testKey() });
  expect(again.recovered).toBeNull();
  expect(again.read((connection) => connection.prepare('SELECT id FROM contact_submissions').all())).toEqual([{ id: 'id-1' }]);
  const copy = join(folder, 'copy.db');
  again.close();
  copyFileSync(again.file, copy);
  expect(schemaVersion(opened(copy))).toBe(migrations.length);
});
