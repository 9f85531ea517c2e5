import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveRenderer } from './protocol.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'renderer-'));
  writeFileSync(join(root, 'index.html'), '<title>Console</title>');
  writeFileSync(join(root, 'app.js'), 'run()');
});
afterAll(() => rmSync(root, { recursive: true }));

const ask = (url: string, method = 'GET') => serveRenderer(root)(new Request(url, { method }));

describe('R30: the app protocol', () => {
  test('serves screens and files with their types', async () => {
    const screen = await ask('millrace://console/admin/contacts');
    expect([screen.status, screen.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(await screen.text()).toContain('Console');
    const script = await ask('millrace://console/app.js');
    expect([script.status, script.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'])('refuses %s', async (method) => {
    expect((await ask('millrace://console/', method)).status).toBe(405);
  });

  test.each(['millrace://other/', 'millrace://console.example/', 'https://console/', 'millrace://console/gone.js'])(
    'does not know %s',
    async (url) => {
      expect((await ask(url)).status).toBe(404);
    },
  );

  test('sends the policy with every answer', async () => {
    for (const answer of [
      await ask('millrace://console/'),
      await ask('millrace://console/x.js'),
      await ask('millrace://console/', 'POST'),
    ]) {
      const policy = answer.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("connect-src 'none'");
      expect(policy).toMatch(/script-src 'self'(;|$)/);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });
});
