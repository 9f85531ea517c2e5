import { AppError, type AppErrorCode } from '@millrace/core/errors';
import type { PullAnswer, PullQuery } from '@millrace/data/contracts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { answerWith, idOf, pulledContacts } from '../testing/pages.ts';
import { temporaryCache } from '../testing/temporary.ts';
import { type SyncStatus, syncLabel } from './status.ts';
import { createSync, type SyncOptions } from './sync.ts';

// Real files: on a machine that runs every suite at once they take their time.
vi.setConfig({ testTimeout: 60_000 });

const failing = (code: AppErrorCode) => () => Promise.reject(new AppError({ code, message: code }));

/** A sync whose answers come from a list, and that records what it was asked. */
const scripted = (answers: (() => Promise<PullAnswer>)[], options: Partial<SyncOptions> = {}) => {
  const cache = options.cache ?? temporaryCache();
  const asked: PullQuery[] = [];
  const sync = createSync({
    cache,
    pull: (query) => {
      asked.push(query);
      return (answers.shift() ?? failing('unexpected'))();
    },
    ...options,
  });
  return { cache, sync, asked };
};

const first =
  (change: Partial<PullAnswer> = {}) =>
  async () =>
    answerWith({ full: true, counts: { contact_submissions: 3 }, tables: [pulledContacts({ 1: {}, 2: {} })], ...change });

test('a first sync tells its progress by table, then that all is live', async () => {
  const page = { ...pulledContacts({ 3: {}, 2: {} }), done: false };
  const { sync } = scripted([
    first({ tables: [page], next: 'go on' }),
    first({ counts: null, tables: [pulledContacts({ 1: {} })] }),
  ]);
  const seen: SyncStatus[] = [];
  sync.onStatus((status) => seen.push(status));
  expect(sync.status()).toMatchObject({ connection: 'cached', since: null, ready: false });
  await sync.pullNow();
  expect(seen[0]?.pulling).toMatchObject({ full: true });
  expect(seen[0]?.pulling?.tables.find(({ name }) => name === 'contact_submissions')).toEqual({
    name: 'contact_submissions',
    received: 2,
    expected: 3,
  });
  expect(seen.at(-1)).toMatchObject({ connection: 'live', ready: true, pulling: null, indexing: null, trouble: null });
});

test('an interrupted pull goes on where it was, then asks what happened since it began', async () => {
  const { cache, sync, asked } = scripted([
    first({ tables: [{ ...pulledContacts({ 3: {} }), done: false }], next: { key: 3 } }),
    failing('offline'),
    first({ counts: null, tables: [pulledContacts({ 2: {} })] }),
    async () => answerWith({ mark: idOf(3) }),
  ]);
  expect((await sync.pullNow()).trouble).toMatchObject({ code: 'offline' });
  expect(cache.state()).toMatchObject({ mark: null, stage: { cursor: { key: 3 } } });
  expect((await sync.pullNow()).trouble).toBeNull();
  expect(asked.map(({ cursor, mark }) => ({ cursor, mark }))).toEqual([
    { cursor: null, mark: null },
    { cursor: { key: 3 }, mark: null },
    { cursor: { key: 3 }, mark: null },
    { cursor: null, mark: idOf(2) },
  ]);
  expect(cache.state()).toMatchObject({ mark: idOf(3), stage: null });
});

test('pulls asked for while one runs are one that follows it', async () => {
  const { sync, asked } = scripted([first()]);
  await Promise.all([sync.pullNow(), sync.pullNow(), sync.pullNow()]);
  // One for the first caller; one for both others, since what they know of may have come after it began.
  expect(asked).toHaveLength(2);
});

test('the quiet indicator: live, cached as of the last pull, offline since the network went', async () => {
  let now = Date.parse('2026-11-21T13:00:00Z');
  const { sync } = scripted(
    [first(), failing('offline'), failing('timeout'), failing('unavailable'), async () => answerWith({ mark: null })],
    {
      now: () => now,
    },
  );
  const label = () => syncLabel(sync.status(), (instant) => instant.slice(11, 16));
  await sync.pullNow();
  expect(label()).toBe('Live');
  now += 5 * 60_000;
  expect(label()).toBe('Cached, as of 13:00');
  await sync.pullNow();
  expect(label()).toBe('Offline since 13:05');
  now += 60_000;
  await sync.pullNow();
  expect(label()).toBe('Offline since 13:05');
  await sync.pullNow();
  expect(label()).toBe('Cached, as of 13:00');
  await sync.pullNow();
  expect(label()).toBe('Live');
});

test('R27 a refused admin loses the copy, and is told once', async () => {
  const onRevoked = vi.fn();
  const { cache, sync } = scripted([first(), failing('forbidden'), failing('forbidden')], { onRevoked });
  await sync.pullNow();
  await sync.pullNow();
  await sync.pullNow();
  expect(onRevoked).toHaveBeenCalledOnce();
  expect(() => cache.state()).toThrow(expect.objectContaining({ hint: 'cache-closed' }));
});

test('an ended session keeps the copy', async () => {
  const { cache, sync } = scripted([first(), failing('unauthorised')]);
  await sync.pullNow();
  expect((await sync.pullNow()).trouble).toMatchObject({ code: 'unauthorised' });
  expect(cache.state().mark).toBe(idOf(2));
});

test('columns and tables of a later version are passed over', async () => {
  const table = pulledContacts({ 1: {} });
  const later = { ...table, columns: [...table.columns, 'later'], rows: table.rows.map((row) => [...row, { any: 'thing' }]) };
  const { cache, sync } = scripted([
    async () =>
      answerWith({
        tables: [later, { name: 'robots', columns: ['id'], rows: [['x']], done: true }],
        deleted: [['robots', idOf(9)]],
      }),
  ]);
  expect((await sync.pullNow()).trouble).toBeNull();
  expect(cache.read((connection) => connection.prepare('SELECT name FROM contact_submissions').all())).toEqual([
    { name: 'Visitor 1' },
  ]);
});

test('R22 an answer that cannot be stored leaves rows and watermark as they were', async () => {
  const poisoned = { ...pulledContacts({ 8: {}, 9: {} }) };
  poisoned.rows = poisoned.rows.map((row, index) => (index === 0 ? row : row.map((cell, at) => (at === 4 ? null : cell))));
  const { cache, sync } = scripted([first(), async () => answerWith({ mark: idOf(3), tables: [poisoned] })]);
  await sync.pullNow();
  expect((await sync.pullNow()).trouble).toMatchObject({ code: 'unexpected' });
  expect(cache.state().mark).toBe(idOf(2));
  expect(cache.read((connection) => connection.prepare('SELECT count(*) AS count FROM contact_submissions').get())).toEqual({
    count: 2,
  });
});

test('pulls at every interval while started, and not after', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { sync, asked } = scripted(Array.from({ length: 9 }, () => async () => answerWith({ mark: null })));
  sync.start();
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1), 20_000);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(60_000);
  await vi.waitFor(() => expect(asked).toHaveLength(2), 20_000);
  await sync.stop();
  await vi.advanceTimersByTimeAsync(300_000);
  expect(asked).toHaveLength(2);
});
