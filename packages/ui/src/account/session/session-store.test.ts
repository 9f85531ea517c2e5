import type { Profile, Session } from '@millrace/core/accounts';
import { AppError } from '@millrace/core/errors';
import { accountMessages, type Toast } from '@millrace/core/messages';
import { type MemoryAccount, memoryAccounts } from '@millrace/data/memory';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ProfileCache } from './profile-cache.ts';
import { createSessionStore } from './session-store.ts';

const id = '7f2f8a52-8d4e-4a52-9c59-1f3a6f6b0001';
const profile: Profile = { id, email: 'ada@example.com', fullName: 'Ada', phone: null, role: 'admin' };
const session: Session = { user: { id, email: 'ada@example.com', fullName: 'Ada' } };
const account = (): MemoryAccount => ({
  email: 'ada@example.com',
  password: 'secret1',
  fullName: 'Ada',
  confirmed: true,
  profile,
});

const memoryCache = (kept: Profile | null = null): ProfileCache & { kept: () => Profile | null } => {
  let current = kept;
  return {
    kept: () => current,
    read: (userId) => (current?.id === userId ? current : null),
    write: (next) => {
      current = next;
    },
    clear: () => {
      current = null;
    },
  };
};

function setUp(options: { accounts?: MemoryAccount[]; cache?: ProfileCache; recoveryOpenedHere?: boolean } = {}) {
  const accounts = memoryAccounts(options.accounts ?? [account()]);
  const toasts: Toast[] = [];
  const ended: string[] = [];
  const store = createSessionStore({
    accounts,
    notify: (toast) => toasts.push(toast),
    cache: options.cache ?? memoryCache(),
    onEnded: (how) => ended.push(how),
    ...(options.recoveryOpenedHere === undefined ? {} : { recoveryOpenedHere: options.recoveryOpenedHere }),
  });
  store.start();
  return { accounts, toasts, ended, store };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('listens once for everyone who started, and until the last of them has stopped', async () => {
  const accounts = memoryAccounts([account()]);
  const onEvent = vi.spyOn(accounts, 'onEvent');
  const store = createSessionStore({ accounts, notify: () => {}, cache: memoryCache(profile) });
  const [first, second] = [store.start(), store.start()];
  expect(onEvent).toHaveBeenCalledTimes(1);
  first();
  accounts.emit('SIGNED_IN', session);
  expect(store.getState().session).toEqual(session);
  second();
  accounts.emit('SIGNED_OUT', null);
  expect(store.getState().session).toEqual(session);
});

describe('loading', () => {
  test('ends after the first event, with or without a session', async () => {
    const { store } = setUp();
    expect(store.getState().loading).toBe(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(store.getState()).toMatchObject({ loading: false, session: null, profile: null });
  });

  test.each([
    'INITIAL_SESSION',
    'SIGNED_IN',
    'TOKEN_REFRESHED',
    'USER_UPDATED',
    'PASSWORD_RECOVERY',
    'MFA_CHALLENGE_VERIFIED',
  ] as const)('%s brings the session, and its profile after 500 ms', async (event) => {
    const { accounts, store } = setUp();
    const asked = vi.spyOn(accounts, 'ownProfile');
    accounts.emit(event, session);
    expect(store.getState()).toMatchObject({ loading: false, session, profileStatus: 'pending' });
    await vi.advanceTimersByTimeAsync(499);
    expect(asked).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(store.getState()).toMatchObject({ profile, profileStatus: 'ready' });
  });

  test('an event without a session clears the profile', async () => {
    const { accounts, store } = setUp();
    accounts.emit('SIGNED_IN', session);
    await vi.advanceTimersByTimeAsync(500);
    accounts.emit('INITIAL_SESSION', null);
    expect(store.getState()).toMatchObject({ session: null, profile: null });
  });
});

describe('profile', () => {
  test('is created with role client, e-mail and name of the user when there is none', async () => {
    const { accounts, store } = setUp({ accounts: [] });
    const created = vi.spyOn(accounts, 'createOwnProfile');
    accounts.emit('SIGNED_IN', session);
    await vi.advanceTimersByTimeAsync(500);
    expect(created).toHaveBeenCalledWith({ id, email: 'ada@example.com', fullName: 'Ada' });
    expect(store.getState().profile?.role).toBe('client');
  });

  test('is tried 3 times, 1 s times the attempt apart, then said to be an issue', async () => {
    const { accounts, store, toasts } = setUp();
    const asked = vi
      .spyOn(accounts, 'ownProfile')
      .mockRejectedValue(new AppError({ code: 'unavailable', message: 'Bad gateway' }));
    accounts.emit('SIGNED_IN', session);
    await vi.advanceTimersByTimeAsync(500);
    expect(asked).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(999);
    expect(asked).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1999);
    expect(asked).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toHaveBeenCalledTimes(3);
    expect(store.getState().profileStatus).toBe('failed');
    expect(toasts).toEqual([accountMessages.profileSetupIssue]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveBeenCalledTimes(3);
  });

  test('a remembered profile shows at once and is replaced by the server’s', async () => {
    const cache = memoryCache({ ...profile, fullName: 'Ada before' });
    const { accounts, store } = setUp({ cache });
    accounts.emit('INITIAL_SESSION', session);
    expect(store.getState()).toMatchObject({ profileStatus: 'ready', profile: { fullName: 'Ada before' } });
    await vi.advanceTimersByTimeAsync(500);
    expect(store.getState().profile?.fullName).toBe('Ada');
    expect(cache.kept()?.fullName).toBe('Ada');
  });

  test('a remembered profile of someone else is not used', () => {
    const cache = memoryCache({ ...profile, id: '7f2f8a52-8d4e-4a52-9c59-1f3a6f6b0002' });
    const { accounts, store } = setUp({ cache });
    accounts.emit('INITIAL_SESSION', session);
    expect(store.getState()).toMatchObject({ profile: null, profileStatus: 'pending' });
  });

  test('a fetch that is under way when the session ends changes nothing', async () => {
    const { accounts, store } = setUp();
    accounts.emit('SIGNED_IN', session);
    accounts.emit('SIGNED_OUT', null);
    await vi.advanceTimersByTimeAsync(5000);
    expect(store.getState()).toMatchObject({ session: null, profile: null });
  });

  test('a session that the server refuses ends as "elsewhere"', async () => {
    const { accounts, store, toasts, ended } = setUp();
    vi.spyOn(accounts, 'ownProfile').mockRejectedValue(new AppError({ code: 'unauthorised', message: 'JWT expired' }));
    accounts.emit('SIGNED_IN', session);
    await vi.advanceTimersByTimeAsync(500);
    expect(store.getState()).toMatchObject({ session: null, ended: 'elsewhere' });
    expect(ended).toEqual(['elsewhere']);
    expect(toasts).toEqual([]);
  });
});

describe('sign-out', () => {
  test('clears user, session, profile and memory, and confirms', async () => {
    const cache = memoryCache();
    const { accounts, store, toasts, ended } = setUp({ cache });
    accounts.emit('SIGNED_IN', session);
    await vi.advanceTimersByTimeAsync(500);
    await store.signOut();
    expect(store.getState()).toMatchObject({ session: null, profile: null, ended: 'here' });
    expect(cache.kept()).toBeNull();
    expect(toasts).toEqual([accountMessages.signedOut]);
    expect(ended).toEqual(['here']);
  });

  test('in another tab ends the session here too, without a toast', async () => {
    const { accounts, store, toasts, ended } = setUp();
    accounts.emit('SIGNED_IN', session);
    accounts.emit('SIGNED_OUT', null);
    expect(store.getState()).toMatchObject({ session: null, ended: 'elsewhere' });
    expect(ended).toEqual(['elsewhere']);
    expect(toasts).toEqual([]);
  });

  test('comes before a sign-up when somebody is signed in', async () => {
    const { accounts, store } = setUp();
    accounts.emit('SIGNED_IN', session);
    const calls: string[] = [];
    vi.spyOn(accounts, 'signOut').mockImplementation(async () => {
      calls.push('out');
      accounts.emit('SIGNED_OUT', null);
    });
    vi.spyOn(accounts, 'signUp').mockImplementation(async () => {
      calls.push('up');
      return 'confirm';
    });
    expect(await store.signUp({ email: 'bo@example.com', password: 'secret1', fullName: 'Bo' })).toBe('confirm');
    expect(calls).toEqual(['out', 'up']);
  });
});

describe('recovery', () => {
  test('holds the person at the new-password screen until a password is chosen', async () => {
    const { accounts, store } = setUp();
    accounts.emit('PASSWORD_RECOVERY', session);
    await vi.advanceTimersByTimeAsync(500);
    accounts.emit('TOKEN_REFRESHED', session);
    expect(store.getState().recovering).toBe(true);
    await store.changePassword('another1');
    expect(store.getState().recovering).toBe(false);
  });

  test('in another tab does not hold up this one', () => {
    const { accounts, store } = setUp({ recoveryOpenedHere: false });
    accounts.emit('PASSWORD_RECOVERY', session);
    expect(store.getState().recovering).toBe(false);
  });
});

test('profileSettled waits for the profile', async () => {
  const { accounts, store } = setUp();
  accounts.emit('SIGNED_IN', session);
  const settled = store.profileSettled();
  await vi.advanceTimersByTimeAsync(500);
  expect(await settled).toEqual(profile);
});
