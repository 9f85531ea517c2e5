import { AppError } from '@millrace/core/errors';
import type { IpcMain } from 'electron';
import { describe, expect, test, vi } from 'vitest';
import type { BridgeApi, Reply } from '../ipc/bridge.ts';
import { channels } from '../ipc/channels.ts';
import { bridgeApi } from './api.ts';
import { registerHandlers } from './handlers.ts';

const ID = '7b6a1b52-5f0e-4a58-9d4d-0c9f2a1f0001';
const own = { senderFrame: { url: 'millrace://console/admin', parent: null } };

type Call = (event: unknown, ...args: unknown[]) => Promise<Reply>;

/** An api in which every function is a spy that answers its own name. */
const spies = () =>
  Object.fromEntries(
    Object.entries(channels).map(([area, methods]) => [
      area,
      Object.fromEntries(methods.map((method) => [method, vi.fn(async (): Promise<unknown> => `${area}.${method}`)])),
    ]),
  ) as unknown as BridgeApi;

const registered = (api: BridgeApi) => {
  const handlers = new Map<string, Call>();
  const report = vi.fn();
  const failed = vi.fn();
  const handle = (channel: string, handler: Call) => handlers.set(channel, handler);
  registerHandlers({ handle } as unknown as IpcMain, api, { origin: 'millrace://console', report, failed });
  const call = (channel: string, event: unknown, ...args: unknown[]) => handlers.get(`millrace:${channel}`)?.(event, ...args);
  return { handlers, call, report, failed };
};

describe('R31: the handlers of the bridge', () => {
  test('are exactly those that the contract names', () => {
    const { handlers } = registered(spies());
    const names = Object.entries(channels).flatMap(([area, methods]) => methods.map((method) => `millrace:${area}.${method}`));
    expect([...handlers.keys()].sort()).toEqual(names.sort());
  });

  test('answer the app with data', async () => {
    const { call } = registered(spies());
    expect(await call('clients.get', own, ID)).toEqual({ ok: true, value: 'clients.get' });
  });

  test('hear nobody else, and do not even look at what was asked', async () => {
    const api = spies();
    const { call } = registered(api);
    for (const event of [
      { senderFrame: null },
      { senderFrame: { url: '', parent: null } },
      { senderFrame: { url: 'about:blank', parent: null } },
      { senderFrame: { url: 'https://example.com/', parent: null } },
      { senderFrame: { url: 'millrace://console/', parent: own.senderFrame } },
    ])
      expect(await call('clients.remove', event, ID)).toMatchObject({ ok: false, error: { code: 'forbidden' } });
    expect(api.clients.remove).not.toHaveBeenCalled();
  });

  const draft = { fullName: 'A', email: 'a@b.example', phone: null, company: null, address: null };
  const query = { search: '', sort: { column: 'created_at', direction: 'desc' }, size: 50, from: { at: 'start' }, filter: {} };
  test.each<[string, unknown[]]>([
    ['clients.get', []],
    ['clients.get', ["' OR 1=1"]],
    ['clients.get', [ID, 'more']],
    ['clients.get', [{ toString: () => ID }]],
    ['clients.create', [ID, { ...draft, email: 'no address' }]],
    ['clients.update', [ID, draft]],
    ['clients.list', [{ ...query, size: 100_000 }]],
    ['clients.list', [{ ...query, sort: { column: 'id; DROP TABLE clients', direction: 'asc' } }]],
    ['clients.list', [{ ...query, search: 'x'.repeat(201) }]],
    ['contacts.list', [{ ...query, from: { after: ['a', 'b', 'c'] } }]],
    ['leads.release', ['contact_submissions', ID]],
    ['account.signIn', ['a@b.example', ['secret']]],
    ['account.allowUnprotectedCache', ['yes']],
    ['app.openExternal', [42]],
  ])('refuse %s with %j', async (channel, args) => {
    const api = spies();
    const { call } = registered(api);
    expect(await call(channel, own, ...args)).toMatchObject({ ok: false, error: { code: 'invalid' } });
    const [area, method] = channel.split('.') as ['clients', 'get'];
    expect(api[area][method]).not.toHaveBeenCalled();
  });

  test('send errors over as data, and log only what nobody expected', async () => {
    const api = spies();
    vi.mocked(api.clients.get).mockRejectedValueOnce(new AppError({ code: 'not-found', message: 'Gone' }));
    vi.mocked(api.clients.remove).mockRejectedValueOnce(new TypeError('x is undefined'));
    const { call, report, failed } = registered(api);
    expect(await call('clients.get', own, ID)).toEqual({ ok: false, error: { code: 'not-found', message: 'Gone' } });
    expect(report).not.toHaveBeenCalled();
    expect(await call('clients.remove', own, ID)).toMatchObject({ ok: false, error: { code: 'unexpected' } });
    expect(report).toHaveBeenCalledTimes(1);
    expect(failed.mock.calls.map(([{ code }]) => code)).toEqual(['not-found', 'unexpected']);
  });

  test('ask nobody to sign in twice: books of nobody answer "unauthorised"', async () => {
    const api = bridgeApi(spies(), () => null);
    const { call } = registered(api);
    expect(await call('overview.read', own)).toMatchObject({ ok: false, error: { code: 'unauthorised' } });
  });
});
