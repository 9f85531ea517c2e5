import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { LOCAL_PUBLISHABLE_KEY } from '../keys.ts';
import { openTestBackend, type TestBackend } from '../testing/backend.ts';
import { MAX_PARAMETERS, refuseWrite } from './rest-guard.ts';

// Databases and child processes take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

let test: TestBackend;

beforeAll(async () => {
  test = await openTestBackend();
});
afterAll(() => test.close());

const message = (index: number) => ({ name: `Visitor ${index}`, email: `v${index}@shop.example`, message: 'Hello' });

describe('the embedded backend', () => {
  it('lets Node warn as it does', async () => {
    const warned = new Promise<Error>((resolve) => process.once('warning', resolve));
    expect(() => process.emitWarning(Object.assign(new Error('too many listeners'), { name: 'LeakWarning' }))).not.toThrow();
    await expect(warned).resolves.toMatchObject({ name: 'LeakWarning', message: 'too many listeners' });
  });

  it('keeps the roles of parallel requests apart', async () => {
    await test.rest('/contact_submissions', { method: 'POST', body: message(0) });
    const answers = await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        const key = index % 2 === 0 ? undefined : LOCAL_PUBLISHABLE_KEY;
        const answer = await test.rest('/contact_submissions?select=name', key === undefined ? {} : { key });
        return `${key === undefined ? 'service' : 'visitor'} ${answer.status}`;
      }),
    );
    expect(new Set(answers)).toEqual(new Set(['service 200', 'visitor 401']));
  });

  it('leaves the privileges as the migrations granted them', async () => {
    const sql = `select string_agg(n.nspname || '.' || c.relname || ':' || coalesce(c.relacl::text, ''), E'\\n' order by n.nspname, c.relname) as acl
      from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname in ('public', 'private')`;
    const read = async () => (await test.engine.database.query<{ acl: string }>(sql)).rows[0]?.acl;
    const before = await read();
    await test.rest('/testimonials', { key: LOCAL_PUBLISHABLE_KEY });
    expect(await read()).toBe(before);
    expect(before).toContain('private.mail_outbox:');
    expect(before).not.toMatch(/^private\..*anon/m);
  });

  it.each(['private', 'auth', 'extensions', 'supabase_migrations'])('R5 does not expose the schema %s', async (schema) => {
    const headers = { apikey: LOCAL_PUBLISHABLE_KEY, 'accept-profile': schema };
    const answer = await test.backend.fetch(new Request('http://127.0.0.1:3000/rest/v1/mail_outbox', { headers }), '127.0.0.1');
    expect(answer.status).toBe(406);
    await expect(answer.json()).resolves.toMatchObject({ code: 'PGRST106' });
  });

  it.each([
    ['no key', {}],
    ['a wrong key', { apikey: 'sb_secret_guess' }],
    ['a key in the wrong header', { authorization: 'Bearer sb_secret_for_tests' }],
  ])('refuses %s, from this machine too', async (_name, headers: Record<string, string>) => {
    const request = new Request('http://127.0.0.1:3000/rest/v1/contact_submissions', { headers });
    expect((await test.backend.fetch(request, '127.0.0.1')).status).toBe(401);
  });

  it('reads numbers and instants as hosted Supabase writes them', async () => {
    const client = { full_name: 'Ann', email: 'ann@shop.example' };
    const inserted = await test.rest('/clients', { method: 'POST', body: client, prefer: 'return=representation' });
    const [{ id }] = (await inserted.json()) as [{ id: string }];
    const project = { name: 'Cell', client_id: id, budget: 12500.5, start_date: '2026-11-21' };
    const answer = await test.rest('/projects', { method: 'POST', body: project, prefer: 'return=representation' });
    const [row] = (await answer.json()) as [Record<string, unknown>];
    expect(row).toMatchObject({ budget: 12500.5, start_date: '2026-11-21' });
    expect(row.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/);
  });
});

// Last, because the second test ruins the database.
describe('an insert of more values than the engine can number', () => {
  const columns = Object.keys(message(0)).length;
  const rows = Array.from({ length: Math.ceil((MAX_PARAMETERS + 1) / columns) }, (_, index) => message(index));
  const visible = async () => {
    const answer = await test.rest('/contact_submissions?select=name&limit=1');
    return ((await answer.json()) as unknown[]).length;
  };

  it('is refused by the guard before it reaches the engine', () => {
    expect(refuseWrite('POST', 'application/json', new TextEncoder().encode(JSON.stringify(rows)))?.status).toBe(413);
  });

  it('would be acknowledged, and leave a connection that sees nothing', async () => {
    expect(await visible()).toBe(1);
    const answer = await test.rest('/contact_submissions', { method: 'POST', body: rows });
    expect(answer.status).toBe(201);
    expect(await visible()).toBe(0);
  }, 180_000);
});
