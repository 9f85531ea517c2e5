import { readFileSync } from 'node:fs';
import { type Answer, ask, type Caller, people, register, service, signIn, visitor } from '../fixtures/api.ts';
import type { Edition } from '../fixtures/edition.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ editionOptions: { name: 'access' } });
test.describe.configure({ mode: 'serial' });

type Operation = 'select' | 'insert' | 'update' | 'delete';
const matrix = JSON.parse(readFileSync(new URL('../../../supabase/tests/access-matrix.json', import.meta.url), 'utf8')) as Record<
  string,
  Record<string, Record<Operation, string>>
>;
const tables = Object.keys(matrix).map((name) => name.split('.') as [schema: string, table: string]);
const exposed = tables.filter(([schema]) => schema === 'public').map(([, table]) => table);
const hidden = tables.filter(([schema]) => schema !== 'public').map(([, table]) => table);

/** Everything in a table, as the service sees it. */
const contents = async (edition: Edition, table: string) =>
  (await ask(edition, service(edition), `/rest/v1/${table}?select=*&order=id`)).body;

const rowsOf = (answer: Answer): unknown[] => (answer.status === 200 && Array.isArray(answer.body) ? answer.body : []);

/** Tries every write on a table in several ways, and says whether anything came of it. */
async function changesByWriting(edition: Edition, caller: Caller, table: string): Promise<boolean> {
  const before = await contents(edition, table);
  const [row] = before as Record<string, unknown>[];
  const path = `/rest/v1/${table}`;
  const { id: _, ...values } = row ?? { name: 'x' };
  await ask(edition, caller, path, { body: values });
  await ask(edition, caller, path, { body: [{ ...values, id: crypto.randomUUID() }] });
  await ask(edition, caller, path, { body: row ?? {}, headers: { prefer: 'resolution=merge-duplicates' } });
  await ask(edition, caller, `${path}?id=not.is.null`, { method: 'PATCH', body: { created_at: '2000-01-01T00:00:00Z' } });
  await ask(edition, caller, `${path}?id=not.is.null`, { method: 'DELETE' });
  return JSON.stringify(await contents(edition, table)) !== JSON.stringify(before);
}

for (const table of exposed) {
  const rights = matrix[`public.${table}`];

  test(`R2 the publishable key gets from ${table} what the matrix gives a visitor`, async ({ edition }) => {
    const rows = rowsOf(await ask(edition, visitor(edition), `/rest/v1/${table}?select=*`));
    const all = (await contents(edition, table)) as unknown[];
    if (rights?.anonymous?.select === 'none') expect(rows).toEqual([]);
    else expect(rows.length).toBeLessThan(all.length);
    expect(await changesByWriting(edition, visitor(edition), table)).toBe(false);
  });

  test(`R4 a signed-in client gets from ${table} nothing of others`, async ({ edition }) => {
    const client = await signIn(edition, people.client);
    const rows = rowsOf(await ask(edition, client, `/rest/v1/${table}?select=*`)) as Record<string, unknown>[];
    if (rights?.clientA?.select === 'none') expect(rows).toEqual([]);
    if (table === 'profiles') expect(rows.map((row) => row.id)).toEqual([client.id]);
    if (table === 'clients') expect(rows.map((row) => row.user_id)).toEqual([client.id]);
    if (table === 'projects') expect(new Set(rows.map((row) => row.client_id)).size).toBe(1);
    if (table !== 'profiles') expect(await changesByWriting(edition, client, table)).toBe(false);
  });
}

for (const table of hidden) {
  test(`R5 nobody reaches ${table} over the interface`, async ({ edition }) => {
    const callers = [visitor(edition), await signIn(edition, people.client), await signIn(edition, people.admin)];
    for (const caller of callers) {
      expect((await ask(edition, caller, `/rest/v1/${table}?select=*`)).status).toBe(404);
      expect(
        (await ask(edition, caller, `/rest/v1/${table}?select=*`, { headers: { 'accept-profile': 'private' } })).status,
      ).toBe(406);
    }
  });
}

test('R3 nobody makes themselves an admin', async ({ edition }) => {
  const person = { email: 'climber@shop.example', password: 'climbing-high', data: { full_name: 'Climber', role: 'admin' } };
  const climber = await register(edition, person);
  const own = `/rest/v1/profiles?id=eq.${climber.id}`;
  const profile = { id: climber.id, email: person.email, full_name: 'Climber', role: 'admin' };
  const tries: [string, string, unknown, Record<string, string>?][] = [
    ['PATCH', own, { role: 'admin' }],
    ['PATCH', own, { role: 'admin', full_name: 'Climber' }],
    ['POST', '/rest/v1/profiles', profile],
    ['POST', '/rest/v1/profiles', profile, { prefer: 'resolution=merge-duplicates' }],
    ['POST', '/rest/v1/profiles?on_conflict=email', profile, { prefer: 'resolution=merge-duplicates' }],
    ['DELETE', own, undefined],
    ['PUT', '/auth/v1/user', { data: { role: 'admin' }, role: 'service_role', app_metadata: { role: 'admin' } }],
  ];
  for (const [method, path, body, headers] of tries) {
    await ask(edition, climber, path, { method, body, headers: { prefer: 'return=minimal', ...headers } });
    const [row] = rowsOf(await ask(edition, service(edition), own)) as { role: string }[];
    expect(row?.role, `${method} ${path}`).toBe('client');
  }
  const again = await signIn(edition, person);
  expect((await ask(edition, again, '/rest/v1/rpc/list_contacts', { body: { query: {} } })).status).toBe(403);
});

test('R9 a demoted admin is refused on the next request, with the same token', async ({ edition }) => {
  const admin = await register(edition, { email: 'second-admin@shop.example', password: 'second-admin' });
  const path = `/rest/v1/profiles?id=eq.${admin.id}`;
  const list = () => ask(edition, admin, '/rest/v1/contact_submissions?select=id');
  await ask(edition, service(edition), path, { method: 'PATCH', body: { role: 'admin' } });
  expect(rowsOf(await list()).length).toBeGreaterThan(0);
  await ask(edition, service(edition), path, { method: 'PATCH', body: { role: 'client' } });
  expect(rowsOf(await list())).toEqual([]);
});

test('keys are asked for, from this machine too', async ({ edition }) => {
  for (const path of ['/rest/v1/testimonials', '/rest/v1/contact_submissions', '/auth/v1/settings']) {
    expect((await fetch(edition.url + path)).status, path).toBe(401);
    expect((await fetch(edition.url + path, { headers: { apikey: 'sb_secret_guess' } })).status, path).toBe(401);
  }
});
