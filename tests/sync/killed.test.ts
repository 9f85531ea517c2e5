import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createSync, openCache } from '@millrace/offline';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectSameRows, expectSoundIndexes } from './compare.ts';
import { servePull } from './http-pull.ts';
import { type Server, startPgliteServer } from './server.ts';
import { temporaryFolder } from './temporary-folder.ts';

const PROCESS = fileURLToPath(new URL('pulling-process.ts', import.meta.url));

/** Runs the pulling process and kills it after so many dots, each a page stored or a slice indexed. Answers what it printed. */
const pullAndKill = (folder: string, key: string, url: string, dots: number, pageSize: number): Promise<string> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [PROCESS, folder, key, url, String(pageSize)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let printed = '';
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk;
      if (printed.length >= dots) child.kill('SIGKILL');
    });
    child.once('exit', () => resolve(printed));
  });

describe('a process killed while it pulls', () => {
  let server: Server;
  beforeAll(async () => {
    server = await startPgliteServer();
    await server.sql(
      `insert into public.clients (full_name, email) select 'Client ' || i, 'c' || i || '@shop.example' from generate_series(1, 20) i`,
    );
    await server.sql(`insert into public.projects (name, client_id) select 'Project of ' || full_name, id from public.clients`);
    await server.sql(
      `insert into public.contact_submissions (name, email, message, created_at)
       select 'Visitor ' || i, 'v' || i || '@shop.example', 'Hello', timestamptz '2026-01-01' + (i % 7) * interval '1 day' from generate_series(1, 60) i`,
    );
  });
  afterAll(() => server.stop());

  test('R22 killed at any page of a first pull, while indexing, and in a pull of changes, it resumes and ends equal to the server', async () => {
    const folder = temporaryFolder();
    const key = '5a'.repeat(32);
    const asked: string[] = [];
    const http = await servePull(async (query) => {
      asked.push(query.cursor === null ? 'begin' : 'go on');
      return server.pull(query);
    });

    for (let dots = 1, printed = ''; !printed.endsWith('done\n'); dots += 2 + Math.floor(dots / 4)) {
      printed = await pullAndKill(folder, key, http.url, dots, 7);
      await server.sql(`update public.contact_submissions set message = message || '.' where name = 'Visitor ${dots}'`);
      await server.sql(`delete from public.contact_submissions where name = 'Visitor ${dots + 1}'`);
    }
    // Every process but the first went on where the one before was killed.
    expect(asked.filter((kind) => kind === 'go on').length).toBeGreaterThan(5);

    await server.sql(`update public.contact_submissions set name = 'Renamed ' || name`);
    for (const dots of [1, 2, 4]) await pullAndKill(folder, key, http.url, dots, 7);
    const cache = openCache({ folder, account: 'admin', key: Buffer.from(key, 'hex') });
    expect(cache.recovered).toBeNull();
    const { trouble } = await createSync({ cache, pull: server.pull }).pullNow();
    expect(trouble).toBeNull();
    await expectSameRows(cache, server.sql);
    expectSoundIndexes(cache);
    cache.close();
    await http.stop();
  }, 300_000);
});
