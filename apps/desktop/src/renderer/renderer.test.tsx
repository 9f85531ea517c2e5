import { AppError } from '@millrace/core/errors';
import { offlineMessages } from '@millrace/core/messages';
import { ThemeProvider } from '@millrace/ui/theme';
import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { AccountState, SyncStatus } from '../ipc/bridge.ts';
import { consoleAccounts } from './account/console-accounts.ts';
import { KeepingQuestion } from './account/keeping-question.tsx';
import { connectBridge, type RawBridge } from './bridge.ts';
import { clockTime } from './status/clock-time.ts';
import { connectionOf } from './status/connection.ts';
import { FirstSync } from './status/first-sync.tsx';
import { invalidateTables } from './status/stale-queries.ts';
import { describeStatus, SyncIndicator } from './status/sync-indicator.tsx';
import { SyncNotice } from './status/sync-notice.tsx';
import { SyncStoreProvider } from './status/use-sync-status.ts';

const live: SyncStatus = { state: 'live', asOf: '2026-11-21T14:20:00Z', offlineSince: null, progress: null, notice: null };
const offline: SyncStatus = { ...live, state: 'offline', offlineSince: '2026-11-21T13:05:00Z' };

const show = (status: SyncStatus, what: React.ReactNode) =>
  render(
    <ThemeProvider env="test">
      <SyncStoreProvider value={{ getStatus: () => status, subscribe: () => () => {} }}>{what}</SyncStoreProvider>
    </ThemeProvider>,
  );

describe('the bridge', () => {
  test('gives back values and throws errors with their codes', async () => {
    const raw = {
      overview: { read: async () => ({ ok: true, value: 1 }) },
      clients: { get: async () => ({ ok: false, error: { code: 'not-found', message: 'Gone' } }) },
      on: () => () => {},
    } as unknown as RawBridge;
    const bridge = connectBridge(raw);
    expect(await bridge.overview.read()).toBe(1);
    const failure = await bridge.clients.get('x').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(AppError);
    expect(failure).toMatchObject({ code: 'not-found', message: 'Gone' });
    expect(() => bridge.projects.remove('x')).toThrow('incomplete');
  });
});

describe('the quiet indicator', () => {
  const now = clockTime('2026-11-21T13:05:00Z', new Date('2026-11-21T15:00:00Z'));
  test('has three states and the time', () => {
    const today = (instant: string) => clockTime(instant);
    expect(describeStatus(live)).toBe('Live');
    expect(describeStatus({ ...live, state: 'cached' })).toBe(`Cached, as of ${today('2026-11-21T14:20:00Z')}`);
    expect(describeStatus(offline)).toBe(`Offline since ${today('2026-11-21T13:05:00Z')}`);
    expect(describeStatus({ ...live, state: 'cached', asOf: null })).toBe(offlineMessages.connecting);
    expect(now).not.toContain('Nov');
    expect(clockTime('2026-11-19T13:05:00Z', new Date('2026-11-21T15:00:00Z'))).toContain('Nov');
  });

  test('is announced, and refreshes when it is pressed', async () => {
    const refresh = vi.fn();
    show(live, <SyncIndicator onRefresh={refresh} />);
    expect(screen.getByRole('status').textContent).toBe('Live');
    await userEvent.click(screen.getByRole('button', { name: 'Live' }));
    expect(refresh).toHaveBeenCalled();
  });
});

test('offline the screens are told that they cannot write, and why', () => {
  expect(connectionOf(offline, () => {})).toMatchObject({ canWrite: false, reason: offlineMessages.cannotWrite });
  expect(connectionOf(live, () => {})).toMatchObject({ canWrite: true });
  expect(connectionOf({ ...live, state: 'cached' }, () => {})).toMatchObject({ canWrite: true });
});

describe('the first sync', () => {
  const progress = [
    { table: 'clients', done: 24, total: 24 },
    { table: 'contact_submissions', done: 2_000, total: 8_000 },
    { table: 'mail_outbox', done: 0, total: 0 },
  ];

  test('shows a bar for every table that has rows', () => {
    show({ ...live, state: 'cached', asOf: null, progress }, <FirstSync />);
    expect(screen.getByRole('progressbar', { name: 'Contact messages' }).getAttribute('aria-valuenow')).toBe('25');
    expect(screen.getByRole('progressbar', { name: 'Clients' }).getAttribute('aria-valuenow')).toBe('100');
    expect(screen.queryByRole('progressbar', { name: 'Mails' })).toBeNull();
    expect(screen.getByText('2,000 of 8,000')).toBeTruthy();
  });

  test('says that it goes on later when the server has gone', () => {
    show({ ...offline, progress }, <FirstSync />);
    expect(screen.getByText(/goes on from where it was/)).toBeTruthy();
  });

  test('shows nothing otherwise', () => {
    show(live, <FirstSync />);
    expect(screen.queryByRole('region')).toBeNull();
  });
});

test('a notice is shown until it is dismissed', async () => {
  show({ ...live, notice: offlineMessages.recovered }, <SyncNotice />);
  expect(screen.getByText(offlineMessages.recovered)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(offlineMessages.recovered)).toBeNull();
});

test('R28: the question has two answers, and closing it is the careful one', async () => {
  const answer = vi.fn(async () => {});
  show(live, <KeepingQuestion opened onAnswer={answer} />);
  await userEvent.click(screen.getByRole('button', { name: 'Keep a copy' }));
  await userEvent.keyboard('{Escape}');
  expect(answer.mock.calls).toEqual([[true], [false]]);
});

test('changed tables make the queries stale that show them', () => {
  const client = new QueryClient();
  const invalidate = vi.spyOn(client, 'invalidateQueries');
  invalidateTables(client, ['demo_requests', 'newsletter_subscribers', 'unheard_of']);
  expect(invalidate.mock.calls.map(([filter]) => filter?.queryKey)).toEqual([['leads'], ['overview']]);
});

describe('the accounts of the console', () => {
  const robin = { id: '1', email: 'robin@staff.example', fullName: 'Robin' };
  const signedIn: AccountState = { state: 'signed-in', who: { session: { user: robin }, fullName: 'Robin' }, keeping: 'yes' };
  const signedOut: AccountState = { state: 'signed-out', reason: null };

  const anAccount = (first: AccountState) => {
    let tell: (state: AccountState) => void = () => {};
    const account = {
      current: vi.fn(async () => first),
      signIn: vi.fn(async () => signedIn),
      signOut: vi.fn(async () => {}),
      allowUnprotectedCache: vi.fn(async () => {}),
    };
    const on = (_name: string, listener: (state: AccountState) => void) => {
      tell = listener;
      return () => {};
    };
    return { ...consoleAccounts({ account, on } as never), tell: (state: AccountState) => tell(state) };
  };

  test('begin with whoever is signed in already, whose profile is known at once', async () => {
    const { accounts, profiles } = anAccount(signedIn);
    const events: string[] = [];
    accounts.onEvent((event) => events.push(event));
    await vi.waitFor(() => expect(events).toEqual(['INITIAL_SESSION']));
    expect(profiles.read('1')).toMatchObject({ role: 'admin', fullName: 'Robin' });
    expect(profiles.read('2')).toBeNull();
    expect(await accounts.ownProfile('1')).toMatchObject({ email: robin.email });
  });

  test('hear of a sign-in once and of its end, however it came', async () => {
    const { accounts, tell } = anAccount(signedOut);
    const events: string[] = [];
    accounts.onEvent((event) => events.push(event));
    await vi.waitFor(() => expect(events).toEqual(['INITIAL_SESSION']));
    expect(await accounts.signIn('', '')).toEqual({ user: robin });
    tell(signedIn);
    tell({ ...signedIn, keeping: 'no' });
    tell({ state: 'signed-out', reason: 'Admin access required' });
    expect(events).toEqual(['INITIAL_SESSION', 'SIGNED_IN', 'SIGNED_OUT']);
  });

  test('leave sign-up and passwords to the web site', async () => {
    const { accounts } = anAccount(signedOut);
    await expect(accounts.requestPasswordReset('a@b.example')).rejects.toMatchObject({ code: 'invalid' });
    await expect(accounts.signUp({ email: '', password: '', fullName: '' })).rejects.toMatchObject({ code: 'invalid' });
  });
});
