import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Profile } from '@millrace/core/accounts';
import { AppError } from '@millrace/core/errors';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AccountState } from '../../ipc/bridge.ts';
import type { OpenBooks } from '../books/open-books.ts';
import type { AccountFolder } from '../vault/account-folder.ts';
import { fileKeychain } from '../vault/file-keychain.ts';
import type { Keychain } from '../vault/sealed-file.ts';
import { unlockRecord } from '../vault/unlock.ts';
import { createVault } from '../vault/vault.ts';
import { createAccountService } from './account-service.ts';
import type { Authority, Verdict } from './authority.ts';

const ROBIN: Profile = {
  id: '7b6a1b52-5f0e-4a58-9d4d-0c9f2a1f0001',
  email: 'robin@staff.example',
  fullName: 'Robin',
  phone: null,
  role: 'admin',
};
const DAY_MS = 86_400_000;

let root: string;
let keychain: Keychain;
let time: number;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'account-'));
  keychain = fileKeychain(join(root, 'keychain'));
  time = Date.parse('2026-11-21T08:00:00Z');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** A console over fakes: a server that answers what the test says, and books that only remember whether they are open. */
const aConsole = ({ withKeychain = true, offlineDays = 14 } = {}) => {
  const verdict: { now: Verdict | Promise<Verdict> } = { now: { is: 'unknown' } };
  let refused = () => {};
  const authority: Authority = {
    signIn: vi.fn(async () => ROBIN),
    verify: vi.fn(async () => verdict.now),
    signOut: vi.fn(async () => {}),
    onRefused: (listener) => {
      refused = listener;
    },
  };
  const opened: { folder: AccountFolder | null; closed: boolean; closing?: Promise<void> }[] = [];
  const vault = createVault(join(root, 'vault'), withKeychain ? keychain : null);
  const states: AccountState[] = [];
  const service = createAccountService({
    authority,
    vault,
    unlock: unlockRecord(vault.unlock, offlineDays),
    offlineDays,
    openBooks: (_userId, folder) => {
      folder?.key();
      const books: (typeof opened)[number] = { folder, closed: false };
      opened.push(books);
      return {
        refresh: async () => {},
        close: async () => {
          await books.closing;
          books.closed = true;
        },
      } as OpenBooks;
    },
    onChange: (state) => states.push(state),
    report: (error) => {
      throw error;
    },
    now: () => new Date(time),
  });
  return { service, authority, vault, verdict, opened, states, refuse: () => refused() };
};

const caches = () => (existsSync(join(root, 'vault/accounts')) ? readdirSync(join(root, 'vault/accounts')) : []);
const isIn = (state: AccountState) => state.state === 'signed-in';

/** A console whose owner has signed in before and has quit since. */
const signedInBefore = async () => {
  const { service } = aConsole();
  await service.signIn('', '');
  await service.close();
};

describe('the account', () => {
  test('is nobody’s at first, and nothing is open', async () => {
    const { service } = aConsole();
    await service.start();
    expect(await service.current()).toEqual({ state: 'signed-out', reason: null });
    expect(service.books()).toBeNull();
  });

  test('opens at once for the last admin and asks the server meanwhile', async () => {
    await signedInBefore();
    const { service, authority, verdict } = aConsole();
    verdict.now = new Promise(() => {});
    await service.start();
    expect(isIn(await service.current())).toBe(true);
    expect(service.books()).not.toBeNull();
    expect(authority.verify).toHaveBeenCalledTimes(1);
  });

  test('stays closed after the offline days without a server, and keeps the cache', async () => {
    await signedInBefore();
    time += 15 * DAY_MS;
    const { service } = aConsole();
    await service.start();
    expect(await service.current()).toMatchObject({ state: 'signed-out', reason: expect.stringContaining('14 days') });
    expect(caches()).toHaveLength(1);
  });

  test('goes on after the offline days when the server confirms', async () => {
    await signedInBefore();
    time += 15 * DAY_MS;
    const { service, verdict } = aConsole();
    verdict.now = { is: 'admin', profile: ROBIN };
    await service.start();
    expect(isIn(await service.current())).toBe(true);
  });

  test('is locked when the days run out while it is open, and every answer of the server makes them begin anew', async () => {
    const { service, opened } = aConsole();
    await service.signIn('', '');
    time += 13 * DAY_MS;
    service.confirmed();
    time += 13 * DAY_MS;
    await service.checkDays();
    expect(isIn(await service.current())).toBe(true);
    time += 2 * DAY_MS;
    await service.checkDays();
    expect(await service.current()).toMatchObject({ state: 'signed-out', reason: expect.stringContaining('14 days') });
    expect(opened[0]?.closed).toBe(true);
    expect(caches()).toHaveLength(1);
  });

  test('a sign-in that is refused changes nothing', async () => {
    const { service, authority, states } = aConsole();
    vi.mocked(authority.signIn).mockRejectedValueOnce(new AppError({ code: 'forbidden', message: 'Admin access required' }));
    await expect(service.signIn('', '')).rejects.toThrow('Admin access required');
    expect([states, caches()]).toEqual([[], []]);
  });
});

describe('R27: what ends an account', () => {
  test('a sign-out closes the books before it deletes, and deletes even while a sync is still ending', async () => {
    const { service, opened, authority } = aConsole();
    await service.signIn('', '');
    let ended = () => {};
    const books = opened[0];
    if (books)
      books.closing = new Promise((resolve) => {
        ended = resolve;
      });
    const leaving = service.signOut();
    await vi.waitFor(async () => expect(isIn(await service.current())).toBe(false));
    expect(service.books()).toBeNull();
    expect(caches()).toHaveLength(1);
    ended();
    await leaving;
    expect(books?.closed).toBe(true);
    expect(caches()).toEqual([]);
    expect(readdirSync(join(root, 'vault'))).toEqual(['accounts']);
    expect(authority.signOut).toHaveBeenCalled();
  });

  test('a refusal by the server deletes everything and says why', async () => {
    const { service, verdict, states } = aConsole();
    await service.signIn('', '');
    verdict.now = { is: 'refused', reason: 'Admin access required' };
    await service.recheck();
    expect(await service.current()).toEqual({ state: 'signed-out', reason: 'Admin access required' });
    expect(states.at(-1)).toEqual({ state: 'signed-out', reason: 'Admin access required' });
    expect(caches()).toEqual([]);
  });

  test('an outage deletes nothing, however often something was refused meanwhile', async () => {
    const { service, refuse } = aConsole();
    await service.signIn('', '');
    service.doubted();
    refuse();
    await service.recheck();
    expect(isIn(await service.current())).toBe(true);
    expect(caches()).toHaveLength(1);
  });

  test('an answer about a former session neither ends the present one nor brings the former one back', async () => {
    const { service, verdict } = aConsole();
    await service.signIn('', '');
    let answer: (verdict: Verdict) => void = () => {};
    verdict.now = new Promise((resolve) => {
      answer = resolve;
    });
    const late = service.recheck();
    await service.signOut();
    answer({ is: 'admin', profile: ROBIN });
    await late;
    expect(isIn(await service.current())).toBe(false);
    expect(caches()).toEqual([]);

    await service.signIn('', '');
    verdict.now = new Promise((resolve) => {
      answer = resolve;
    });
    const later = service.recheck();
    await service.signOut();
    await service.signIn('', '');
    answer({ is: 'refused', reason: 'of the former session' });
    await later;
    expect(isIn(await service.current())).toBe(true);
    expect(caches()).toHaveLength(1);
  });
});

describe('R28: without a keychain', () => {
  test('nothing is opened on disk until the person agrees', async () => {
    const { service, opened } = aConsole({ withKeychain: false });
    expect(await service.signIn('', '')).toMatchObject({ keeping: 'ask' });
    expect(opened.map(({ folder }) => folder)).toEqual([null]);
    expect(caches()).toEqual([]);
    await service.allowUnprotectedCache(true);
    expect(await service.current()).toMatchObject({ keeping: 'yes' });
    expect(opened[0]?.closed).toBe(true);
    expect(opened[1]?.folder).not.toBeNull();
    expect(caches()).toHaveLength(1);
  });

  test('refusing keeps it so', async () => {
    const { service, opened } = aConsole({ withKeychain: false });
    await service.signIn('', '');
    await service.allowUnprotectedCache(false);
    expect(await service.current()).toMatchObject({ keeping: 'no' });
    expect(opened.map(({ folder }) => folder)).toEqual([null, null]);
    expect(existsSync(join(root, 'vault'))).toBe(false);
  });
});
