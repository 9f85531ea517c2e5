import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppError } from '@millrace/core/errors';
import { offlineMessages } from '@millrace/core/messages';
import type { PullAnswer } from '@millrace/data/contracts';
import { memoryAdmin } from '@millrace/data/memory';
import { openCache } from '@millrace/offline';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SyncStatus } from '../../ipc/bridge.ts';
import { accountFolder } from '../vault/account-folder.ts';
import { fileKeychain } from '../vault/file-keychain.ts';
import { booksOpener } from './books-opener.ts';
import { onlineBooks } from './online-books.ts';
import { bridgeStatus } from './sync-status.ts';

const USER = '7b6a1b52-5f0e-4a58-9d4d-0c9f2a1f0001';
const CLIENT = '7b6a1b52-5f0e-4a58-9d4d-0c9f2a1f0002';
const MARK = '7b6a1b52-5f0e-4a58-9d4d-0c9f2a1f0003';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'books-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const columns = ['id', 'created_at', 'updated_at', 'full_name', 'email', 'phone', 'company', 'address', 'user_id'];
const oneClient: PullAnswer = {
  epoch: MARK,
  full: true,
  mark: MARK,
  counts: { clients: 1 },
  tables: [{ name: 'clients', columns, rows: [[CLIENT, 1, 1, 'Hiro', 'h@b.example', null, null, null, null]], done: true }],
  deleted: [],
  next: null,
};

const opener = (pull: () => Promise<PullAnswer>) => {
  const heard = { status: [] as SyncStatus[], data: [] as string[][], errors: [] as unknown[], refused: 0 };
  const open = booksOpener({
    online: memoryAdmin(),
    pull,
    onStatus: (status) => heard.status.push(status),
    onData: (tables) => heard.data.push(tables),
    onRefused: () => {
      heard.refused += 1;
    },
    report: (error) => heard.errors.push(error),
  });
  const folder = accountFolder(root, USER, fileKeychain(join(root, 'key')));
  return { open, heard, folder };
};
const everyClient = {
  search: '',
  sort: { column: 'created_at', direction: 'desc' },
  size: 50,
  from: { at: 'start' },
  filter: {},
} as const;

describe('books over a cache', () => {
  test('begin to sync, tell what changed, and read from this machine', async () => {
    const { open, heard, folder } = opener(async () => oneClient);
    const books = open(USER, folder);
    await books.refresh();
    expect(books.status()).toMatchObject({ state: 'live', offlineSince: null, progress: null, notice: null });
    expect((await books.repositories.clients.list(everyClient)).rows.map(({ fullName }) => fullName)).toEqual(['Hiro']);
    await vi.waitFor(() => expect(heard.data.flat()).toContain('clients'));
    await books.close();
  });

  test('are read at the next opening without a server, and say since when', async () => {
    const first = opener(async () => oneClient);
    const before = first.open(USER, first.folder);
    await before.refresh();
    await before.close();
    const { open, folder } = opener(async () => Promise.reject(new AppError({ code: 'offline', message: 'fetch failed' })));
    const books = open(USER, folder);
    await books.refresh();
    expect(books.status()).toMatchObject({ state: 'offline', offlineSince: expect.any(String), asOf: expect.any(String) });
    expect((await books.repositories.clients.list(everyClient)).rows).toHaveLength(1);
    await books.close();
  });

  test('R27: write nothing and say nothing once they are closed, whatever still arrives', async () => {
    let arrive: (answer: PullAnswer) => void = () => {};
    const { open, heard, folder } = opener(
      () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    );
    const books = open(USER, folder);
    const closing = books.close();
    arrive(oneClient);
    await closing;
    folder.destroy();
    const told = heard.status.length;
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect([heard.data, heard.status.length]).toEqual([[], told]);
    await books.refresh();
    await books.close();
  });

  test('R26: a file of a newer program locks nobody out: the server is read, and the person is told', async () => {
    const { open, heard, folder } = opener(async () => oneClient);
    const cache = openCache({ folder: folder.path, account: USER, key: folder.key() });
    cache.write((connection) => connection.pragma('user_version = 999'));
    cache.close();
    const books = open(USER, folder);
    expect(books.status().notice).toBe(offlineMessages.newerCache);
    expect(heard.errors).toHaveLength(1);
    await books.refresh();
    expect(books.status().state).toBe('live');
    await books.close();
  });
});

describe('books without a cache', () => {
  const parts = (read: () => Promise<never>) => {
    const onStatus = vi.fn();
    const onData = vi.fn();
    const onRefused = vi.fn();
    const online = { ...memoryAdmin(), overview: { read } };
    return { books: onlineBooks({ online, onStatus, onData, onRefused }), onStatus, onData, onRefused };
  };

  test('are offline from the first failed question on', async () => {
    const { books, onData } = parts(async () => Promise.reject(new AppError({ code: 'offline', message: 'fetch failed' })));
    await books.refresh();
    const since = books.status().offlineSince;
    await books.refresh();
    expect(books.status()).toMatchObject({ state: 'offline', offlineSince: since });
    expect(onData).not.toHaveBeenCalled();
  });

  test('pass a refusal on instead of calling it an outage', async () => {
    const { books, onRefused } = parts(async () => Promise.reject(new AppError({ code: 'forbidden', message: 'Admins only' })));
    await books.refresh();
    expect([onRefused.mock.calls.length, books.status().state]).toEqual([1, 'cached']);
  });
});

describe('the status of a sync', () => {
  const idle = { connection: 'live', since: null, ready: true, pulling: null, indexing: null, trouble: null } as const;
  const state = { epoch: null, mark: null, syncedAt: Date.parse('2026-11-21T14:20:00Z'), stage: null };

  test('an interrupted first sync shows how far it came', () => {
    const stage = {
      epoch: MARK,
      mark: null,
      full: true,
      cursor: 1,
      counts: { clients: 10, projects: 5 },
      received: { clients: 4 },
      reached: {},
    };
    const status = bridgeStatus(
      { ...idle, connection: 'offline', since: '2026-11-21T13:05:00Z', ready: false },
      { ...state, syncedAt: null, stage },
      null,
      null,
    );
    expect(status).toMatchObject({ state: 'offline', offlineSince: '2026-11-21T13:05:00Z', asOf: null });
    expect(status.progress).toEqual([
      { table: 'clients', done: 4, total: 10 },
      { table: 'projects', done: 0, total: 5 },
    ]);
  });

  test('a delta shows none, building the search index shows its own', () => {
    const delta = { full: false, tables: [{ name: 'clients' as const, received: 1, expected: null }] };
    expect(bridgeStatus({ ...idle, pulling: delta }, state, null, null).progress).toBeNull();
    expect(bridgeStatus({ ...idle, indexing: 300 }, state, 1_000, null).progress).toEqual([
      { table: 'search', done: 700, total: 1_000 },
    ]);
    expect(bridgeStatus(idle, state, null, null)).toMatchObject({ asOf: '2026-11-21T14:20:00.000Z', progress: null });
  });
});
