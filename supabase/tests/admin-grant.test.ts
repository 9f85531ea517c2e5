import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { grantAdmin } from '../scripts/admin-grant.ts';
import { ownerAccess } from '../scripts/owner-access.ts';

const KEY = 'sb_secret_test';

describe('admin:grant', () => {
  let server: Server;
  let url: string;
  let profiles: { id: string; email: string; role: string }[];
  let headers: Record<string, unknown>;

  beforeEach(async () => {
    profiles = [{ id: 'p1', email: 'owner+shop@company.example', role: 'client' }];
    server = createServer((request, response) => {
      headers = request.headers;
      const query = new URL(request.url ?? '', 'http://x').searchParams;
      const found = profiles.filter(({ id, email }) => query.get('id') === `eq.${id}` || query.get('email') === `eq.${email}`);
      if (request.headers.apikey !== KEY) {
        response.writeHead(401, { 'Content-Type': 'application/json' }).end('{"message":"Invalid API key"}');
        return;
      }
      if (request.method === 'PATCH') for (const profile of found) profile.role = 'admin';
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(found));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  test('makes the account an admin, whatever the letter case of the address', async () => {
    expect(await grantAdmin({ url, key: KEY }, ' Owner+Shop@Company.example ')).toBe(
      'owner+shop@company.example is an admin now.',
    );
    expect(profiles[0]?.role).toBe('admin');
    expect(headers.authorization).toBeUndefined();
    expect(await grantAdmin({ url: `${url}/`, key: KEY }, 'owner+shop@company.example')).toBe(
      'owner+shop@company.example is an admin already.',
    );
  });

  test('tells what to do when there is no such account', async () => {
    await expect(grantAdmin({ url, key: KEY }, 'nobody@company.example')).rejects.toThrow(
      `No account has the address nobody@company.example. Sign up at ${url}/login first, then run this again.`,
    );
  });

  test('tells a wrong key, a missing server and a missing address apart', async () => {
    await expect(grantAdmin({ url, key: 'wrong' }, 'owner@company.example')).rejects.toThrow('refused (401): Invalid API key');
    await expect(grantAdmin({ url: 'http://127.0.0.1:1', key: KEY }, 'owner@company.example')).rejects.toThrow('does not answer');
    await expect(grantAdmin({ url, key: KEY }, '')).rejects.toThrow('usage:');
  });

  test('works on the hosted project that is named, else on the local edition', () => {
    expect(ownerAccess({ SUPABASE_URL: 'https://x.supabase.co', SUPABASE_SERVICE_ROLE_KEY: 'k' })).toEqual({
      url: 'https://x.supabase.co',
      key: 'k',
    });
    expect(() => ownerAccess({ SUPABASE_URL: 'https://x.supabase.co' })).toThrow('Set both');
    const folder = mkdtempSync(join(tmpdir(), 'millrace-'));
    try {
      expect(() => ownerAccess({ DATA_DIR: folder })).toThrow('No local edition was found');
      writeFileSync(join(folder, 'secrets.json'), JSON.stringify({ serviceKey: KEY }));
      expect(ownerAccess({ DATA_DIR: folder, PORT: '4000' })).toEqual({ url: 'http://127.0.0.1:4000', key: KEY });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
