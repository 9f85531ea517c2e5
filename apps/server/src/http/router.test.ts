import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openSite } from '../site/routes.ts';
import { createRouter, type Parts } from './router.ts';

const parts: Parts = {
  site: openSite('/nowhere', '/nowhere/cache'),
  auth: () => Promise.reject(new Error('select secret from private.salts')),
  rest: async () => Response.json([{ id: 1 }], { headers: { 'cache-control': 'private' } }),
  functions: async (_request, body) => Response.json({ size: body.byteLength }),
  functionBodyTooLarge: () => Response.json({ success: false }, { status: 413 }),
  health: async () => ({ status: 'ok' }),
  mail: undefined,
};
const ask = (path: string, init?: RequestInit) =>
  createRouter(parts)(new Request(`http://127.0.0.1:3000${path}`, init), { address: '127.0.0.1' });

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

it('answers an unexpected error without its cause, with the security headers (R19, R33)', async () => {
  const answer = await ask('/auth/v1/health');
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toContain('select');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(console.error).toHaveBeenCalledOnce();
});

it('lets no cache keep what the interfaces answer (R19)', async () => {
  for (const path of ['/rest/v1/clients', '/functions/v1/x', '/auth/v1/user'])
    expect((await ask(path)).headers.get('cache-control')).toBe('no-store');
});

it('accepts a body of exactly 1 MB and refuses one byte more, declared or not', async () => {
  const send = (size: number, stream: boolean) => {
    const bytes = new Uint8Array(size);
    const body = stream ? new Blob([bytes]).stream() : bytes;
    return ask('/functions/v1/x', { method: 'POST', body, duplex: 'half' } as RequestInit);
  };
  for (const stream of [false, true]) {
    await expect((await send(1_048_576, stream)).json()).resolves.toEqual({ size: 1_048_576 });
    expect((await send(1_048_577, stream)).status).toBe(413);
  }
});

it('has no mail page when an outside server takes the mail', async () => {
  expect((await ask('/_mail')).status).toBe(503);
  expect((await ask('/healthz')).status).toBe(200);
});
