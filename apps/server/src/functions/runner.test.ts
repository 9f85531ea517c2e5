import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sign } from 'hono/jwt';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createGateway } from './gateway.ts';
import { denoBinary, type FunctionsHost, hostScript, startFunctions } from './runner.ts';

// Databases and child processes take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const functions = {
  echo: `Deno.serve(async (request) => Response.json({
    path: new URL(request.url).pathname, method: request.method, body: await request.text(), headers: Object.fromEntries(request.headers) }));`,
  answer: `export const handler = () => new Response('plain', { status: 202, headers: { 'x-own': 'yes' } }); Deno.serve({ port: 9999 }, handler);`,
  reach: `Deno.serve(async (request) => {
    const tries = {
      read: async () => Deno.readTextFile('/etc/hostname'), write: async () => Deno.writeTextFile('x', ''), run: async () => new Deno.Command('/usr/bin/id').output(),
      net: async () => fetch('http://127.0.0.1:1/'), remote: async () => import('https://example.com/x.ts'), env: async () => Deno.env.get('HOST_TOKEN') };
    const outcome = await tries[new URL(request.url).searchParams.get('try')]().then((value) => String(value), (error) => error.name).catch(String);
    return new Response(outcome);
  });`,
  crash: `Deno.serve(() => { setTimeout(() => { throw new Error('outside any request'); }); return new Promise(() => {}); });`,
  broken: `throw new Error('cannot load');`,
  later: `let done = 0; Deno.serve((request) => { if (request.method === 'GET') return Response.json(done);
    EdgeRuntime.waitUntil(new Promise((resolve) => setTimeout(() => { done += 1; resolve(); }, 50))); return new Response('accepted'); });`,
};
const jwtSecret = 'a secret of at least thirty-two characters';

let folder: string;
let host: FunctionsHost;
let log: string[];
let call: (path: string, init?: RequestInit) => Promise<Response>;

beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'functions-')));
  writeFileSync(join(folder, 'deno.json'), '{"nodeModulesDir":"manual","lock":false}');
  for (const [name, code] of Object.entries(functions)) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'index.ts'), code);
  }
  log = [];
  const names = Object.keys(functions);
  host = startFunctions({ folder, readable: [], names, environment: {}, reachable: [], log: (line) => log.push(line) });
  const entries = names.map((name) => ({ name, verifyJwt: name === 'answer' }));
  const gateway = createGateway({ functions: entries, host, jwtSecret, serviceKey: 'sb_secret_x' });
  call = async (path, init = {}) => {
    const request = new Request(`http://127.0.0.1:3000/functions/v1${path}`, init);
    return gateway(request, new Uint8Array(await request.clone().arrayBuffer()), '192.0.2.1');
  };
  await host.ready;
});
afterAll(async () => {
  await host.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('the functions host', () => {
  it('passes method, body and the path below the gateway on', async () => {
    const answer = await call('/echo/deep?x=1', {
      method: 'POST',
      body: '{"a":1}',
      headers: { 'content-type': 'application/json' },
    });
    await expect(answer.json()).resolves.toMatchObject({ path: '/echo/deep', method: 'POST', body: '{"a":1}' });
  });

  it('R15 states the client address itself, whatever the client claims', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9', 'x-real-ip': '203.0.113.9', 'x-host-token': 'guess' };
    const seen = ((await (await call('/echo', { headers })).json()) as { headers: Record<string, string> }).headers;
    expect(seen).toMatchObject({ 'x-real-ip': '192.0.2.1', 'x-forwarded-for': '192.0.2.1' });
    expect(seen).not.toHaveProperty('x-host-token');
  });

  it('gives back status and headers, however Deno.serve was called', async () => {
    const answer = await call('/answer', { headers: { apikey: 'sb_secret_x' } });
    expect([answer.status, answer.headers.get('x-own'), await answer.text()]).toEqual([202, 'yes', 'plain']);
  });

  it('asks for a valid token where verify_jwt is on', async () => {
    const status = async (headers: Record<string, string>) => (await call('/answer', { headers })).status;
    const token = await sign({ sub: 'ann', exp: Math.floor(Date.now() / 1000) + 60 }, jwtSecret, 'HS256');
    const expired = await sign({ sub: 'ann', exp: Math.floor(Date.now() / 1000) - 60 }, jwtSecret, 'HS256');
    const foreign = await sign({ sub: 'ann' }, 'another secret of at least thirty-two', 'HS256');
    expect(await status({ authorization: `Bearer ${token}` })).toBe(202);
    expect(await status({ authorization: 'Bearer sb_secret_x' })).toBe(202);
    for (const authorization of [
      `Bearer ${expired}`,
      `Bearer ${foreign}`,
      'Bearer sb_publishable_millrace_local',
      'Bearer x',
      '',
    ]) {
      expect(await status({ authorization })).toBe(401);
    }
  });

  it.each(['read', 'write', 'run', 'net', 'remote'])('lets no function %s what it was not given', async (attempt) => {
    expect(await (await call(`/reach?try=${attempt}`)).text()).toMatch(/NotCapable|TypeError/);
  });

  it('answers nobody but the gateway, whose token no function can read', async () => {
    const around = await fetch(`${await host.address()}/echo`, { headers: { 'x-host-token': 'guess' } });
    expect(around.status).toBe(403);
    expect(await (await call('/reach?try=env')).text()).toBe('undefined');
  });

  it('answers 404 for a function that is unknown or did not load, and goes on without it', async () => {
    expect((await call('/unknown')).status).toBe(404);
    expect((await call('/broken')).status).toBe(404);
    expect(log.join('\n')).toContain('The function broken did not load');
  });

  it('lets work go on after the answer', async () => {
    expect(await (await call('/later', { method: 'POST' })).text()).toBe('accepted');
    await expect.poll(async () => (await call('/later')).json()).toBe(1);
  });

  it('comes back after a crash; the request under way gets a clear answer', async () => {
    const before = await host.address();
    const interrupted = await call('/crash');
    expect(interrupted.status).toBe(503);
    await expect(interrupted.json()).resolves.toMatchObject({ success: false, code: 'unavailable' });
    expect((await call('/echo')).status).toBe(200);
    expect(await host.address()).not.toBe(before);
  });

  it('passes Deno’s own type check', async () => {
    await expect(
      promisify(execFile)(denoBinary(), ['check', '--config', join(folder, 'deno.json'), hostScript]),
    ).resolves.toBeDefined();
  });
});
