import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, test, vi } from 'vitest';
import { cipherFor } from '../database/cipher.ts';
import { createSync } from '../sync/sync.ts';
import { answerWith, idOf, pulledContacts } from '../testing/pages.ts';
import { temporaryFolder, testKey } from '../testing/temporary.ts';
import { type Cache, openCache } from './cache.ts';
import { cacheFile, removeAllCaches } from './files.ts';

// Real files: on a machine that runs every suite at once they take their time.
vi.setConfig({ testTimeout: 60_000 });

const fill = async (cache: Cache, count = 40) => {
  const rows = Object.fromEntries(
    Array.from({ length: count }, (_, index) => [index + 1, { name: `Zenobia Quill ${index}`, message: 'Unmistakable words' }]),
  );
  const sync = createSync({ cache, pull: async () => answerWith({ full: true, counts: {}, tables: [pulledContacts(rows)] }) });
  expect((await sync.pullNow()).trouble).toBeNull();
  return sync;
};
const count = (cache: Cache) =>
  cache.read(
    (connection) => connection.prepare<[], { count: number }>('SELECT count(*) AS count FROM contact_submissions').get()?.count,
  );

test('keeps what was pulled from one opening to the next', async () => {
  const options = { folder: temporaryFolder(), account: 'admin', key: testKey() };
  const first = openCache(options);
  await fill(first);
  first.close();
  const second = openCache(options);
  expect(second.recovered).toBeNull();
  expect(count(second)).toBe(40);
  expect(second.state()).toMatchObject({ epoch: idOf(1), mark: idOf(2), stage: null });
  second.close();
});

test('R28 no word of a row can be read from the files, the -wal included', async () => {
  const folder = temporaryFolder();
  const cache = openCache({ folder, account: 'admin', key: testKey() });
  await fill(cache);
  expect(readdirSync(folder).some((name) => name.endsWith('-wal'))).toBe(true);
  for (const name of readdirSync(folder)) {
    const bytes = readFileSync(join(folder, name)).toString('latin1').toLowerCase();
    for (const word of ['zenobia', 'quill', 'unmistakable', 'visitor1@shop.example', 'contact_submissions', 'sqlite format']) {
      expect(bytes.includes(word), `${word} in ${name}`).toBe(false);
    }
  }
  expect(cache.read((connection) => connection.pragma('temp_store', { simple: true }))).toBe(2);
  cache.close();
});

test('R26 a wrong key: the file is set aside and begun anew', async () => {
  const options = { folder: temporaryFolder(), account: 'admin', key: testKey() };
  const first = openCache(options);
  await fill(first);
  first.close();
  const second = openCache({ ...options, key: testKey(8) });
  expect(second.recovered).toBe('damaged');
  expect(count(second)).toBe(0);
  expect(existsSync(`${second.file}.damaged`)).toBe(true);
  await fill(second);
  expect(count(second)).toBe(40);
  second.close();
});

test('R26 a copy made with the other cipher is set aside and begun anew', async () => {
  const options = { folder: temporaryFolder(), account: 'admin', key: testKey() };
  openCache(options).close();
  const [name = ''] = readdirSync(options.folder).filter((file) => file.endsWith('.db'));
  const file = join(options.folder, name);
  rmSync(file);
  const other = new Database(file);
  other.pragma(`cipher = '${cipherFor() === 'aegis' ? 'chacha20' : 'aegis'}'`);
  other.pragma(`key = 'raw:${Buffer.from(options.key).toString('hex')}'`);
  other.exec('CREATE TABLE contact_submissions (id TEXT)');
  other.close();
  const cache = openCache(options);
  expect(cache.recovered).toBe('damaged');
  await fill(cache);
  expect(count(cache)).toBe(40);
  cache.close();
});

test('R26 a file of zero bytes is begun anew, with a word about it', async () => {
  const options = { folder: temporaryFolder(), account: 'admin', key: testKey() };
  writeFileSync(cacheFile(options.folder, options.account), '');
  const cache = openCache(options);
  expect(cache.recovered).toBe('empty');
  await fill(cache);
  expect(count(cache)).toBe(40);
  cache.close();
});

test.each([
  ['rubbish from the first byte', (file: string) => writeFileSync(file, Buffer.alloc(20_000, 'rubbish'))],
  ['a damaged first page', (file: string) => overwrite(file, 100)],
  ['cut in the middle', (file: string) => truncateSync(file, Math.floor(statSync(file).size / 8192 / 2) * 4096)],
])('R26 %s: read or written, it is set aside and filled again, and never again a trouble', async (_, damage) => {
  const options = { folder: temporaryFolder(), account: 'admin', key: testKey() };
  const first = openCache(options);
  await fill(first, 400);
  first.write((connection) => connection.pragma('wal_checkpoint(truncate)'));
  first.close();
  damage(first.file);

  const second = openCache(options);
  try {
    count(second);
    second.read((connection) => connection.prepare('SELECT * FROM contact_submissions ORDER BY email_sort').all());
  } catch (error) {
    expect(error).toMatchObject({ code: 'unavailable', hint: 'cache-damaged' });
  }
  expect(second.recovered).toBe('damaged');
  await fill(second, 400);
  expect(count(second)).toBe(400);
  second.close();
  const third = openCache(options);
  expect(third.recovered).toBeNull();
  third.close();
});

const overwrite = (file: string, at: number) => {
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(200, 0xee), 0, 200, at);
  closeSync(handle);
};

test('R26 a page damaged under the hands of a sync: set aside, and the next pull fills a new file', async () => {
  const options = { folder: temporaryFolder(), account: 'admin', key: testKey() };
  const first = openCache(options);
  await fill(first, 2000);
  first.write((connection) => connection.pragma('wal_checkpoint(truncate)'));
  first.close();
  const pages = statSync(first.file).size / 4096;
  // The later half: rows and index entries, not what is read at opening.
  for (let page = Math.floor(pages / 2); page < pages; page += 1) overwrite(first.file, page * 4096 + 500);

  const cache = openCache(options);
  const changed = pulledContacts(Object.fromEntries(Array.from({ length: 2000 }, (_, n) => [n + 1, { updatedAt: 5 }])));
  const sync = createSync({ cache, pull: async () => answerWith({ full: true, counts: {}, tables: [changed] }) });
  expect((await sync.pullNow()).trouble).toMatchObject({ hint: 'cache-damaged' });
  expect(cache.recovered).toBe('damaged');
  expect(await sync.pullNow()).toMatchObject({ trouble: null, ready: true });
  expect(count(cache)).toBe(2000);
  cache.close();
});

test('R27 wiping removes file, -wal, -shm, what was set aside, and the key; twice is no error', async () => {
  const options = { folder: temporaryFolder(), account: 'admin', key: testKey() };
  const wrong = openCache(options);
  wrong.close();
  const cache = openCache({ ...options, key: testKey(9) });
  await fill(cache);
  expect(readdirSync(options.folder).length).toBeGreaterThanOrEqual(3);
  const forgetKey = vi.fn();
  cache.wipe(forgetKey);
  cache.wipe();
  expect(readdirSync(options.folder)).toEqual([]);
  expect(forgetKey).toHaveBeenCalledOnce();
  expect(() => count(cache)).toThrow(expect.objectContaining({ code: 'offline', hint: 'cache-closed' }));
});

test('R27 an answer on its way cannot bring a wiped copy back', async () => {
  const options = { folder: temporaryFolder(), account: 'admin', key: testKey() };
  const cache = openCache(options);
  let arrive = () => {};
  const onItsWay = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const sync = createSync({
    cache,
    pull: async () => {
      await onItsWay;
      return answerWith({ full: true, counts: {}, tables: [pulledContacts({ 1: {} })] });
    },
  });
  const pulling = sync.pullNow();
  cache.wipe();
  arrive();
  await pulling;
  await sync.pullNow();
  expect(readdirSync(options.folder)).toEqual([]);
});

test('R27 a stopped sync throws its answer away', async () => {
  const options = { folder: temporaryFolder(), account: 'admin', key: testKey() };
  const cache = openCache(options);
  const sync = createSync({
    cache,
    pull: async (_, signal) => {
      await new Promise<void>((resolve) => signal?.addEventListener('abort', () => resolve()));
      return answerWith({ full: true, counts: {}, tables: [pulledContacts({ 1: {} })] });
    },
  });
  sync.start();
  await sync.stop();
  expect(count(cache)).toBe(0);
  cache.close();
});

test('R27 accounts have files and keys of their own', async () => {
  const folder = temporaryFolder();
  const ada = openCache({ folder, account: 'ada', key: testKey(1) });
  const ben = openCache({ folder, account: 'ben', key: testKey(2) });
  await fill(ada);
  expect(ada.file).not.toBe(ben.file);
  expect(ada.file).not.toContain('ada.');
  expect(count(ben)).toBe(0);
  ben.wipe();
  expect(count(ada)).toBe(40);
  ada.close();
  writeFileSync(join(folder, 'unrelated.txt'), 'stays');
  removeAllCaches(folder);
  expect(readdirSync(folder)).toEqual(['unrelated.txt']);
});
