import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { catalogueCache } from './catalogue-cache.ts';

let folder: string;
let migrations: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
  migrations = join(folder, 'migrations');
  mkdirSync(migrations);
  writeFileSync(join(migrations, '1_first.sql'), 'create table a ();');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = () => catalogueCache(join(folder, 'cache'), migrations);

it('remembers over a restart, also when the closing connection asks to forget', async () => {
  expect(await open().get('key')).toBeUndefined();
  expect(open().isCurrent).toBe(false);
  await open().set('key', '{"tables":[]}');
  await open().delete('key');
  expect(await open().get('key')).toBe('{"tables":[]}');
  expect(open().isCurrent).toBe(true);
});

it('forgets when a migration is new or changed', async () => {
  await open().set('key', 'old');
  writeFileSync(join(migrations, '2_second.sql'), 'create table b ();');
  expect(await open().get('key')).toBeUndefined();
  await open().set('key', 'newer');
  writeFileSync(join(migrations, '2_second.sql'), 'create table c ();');
  expect(await open().get('key')).toBeUndefined();
  expect(readdirSync(join(folder, 'cache'))).toEqual([]);
});
