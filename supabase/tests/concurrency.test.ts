import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Postgres, postgresMissing, startPostgres } from './support/postgres.ts';

const missing = postgresMissing();
if (missing) console.warn(`Concurrency is not tested: ${missing}`);

const ADMIN = randomUUID();

describe.skipIf(missing)('two admins at once', () => {
  let server: Postgres;
  const connect = async () => {
    const client = new pg.Client({ connectionString: server.url('postgres') });
    await client.connect();
    return client;
  };
  const asAdmin = async () => {
    const client = await connect();
    await client.query(`select set_config('request.jwt.claims', '{"sub": "${ADMIN}"}', false)`);
    await client.query('set role authenticated');
    return client;
  };

  beforeAll(async () => {
    server = await startPostgres();
    const owner = await connect();
    await owner.query(`insert into auth.users (id, email, email_confirmed_at) values ($1, 'admin@x.example', now())`, [ADMIN]);
    await owner.query(`update public.profiles set role = 'admin'`);
    await owner.end();
  });
  afterAll(() => server?.stop());

  test('converting two contacts of one person makes one client', async () => {
    const owner = await connect();
    const { rows } = await owner.query(
      `insert into public.contact_submissions (name, email, message)
       values ('Ada', 'ada@x.example', 'One'), ('Ada', 'ADA@x.example', 'Two') returning id`,
    );
    const admins = await Promise.all([asAdmin(), asAdmin()]);
    const outcomes = await Promise.allSettled(
      admins.map((admin, index) => admin.query('select public.convert_contact($1, $2)', [rows[index].id, randomUUID()])),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = outcomes.find((outcome) => outcome.status === 'rejected');
    expect(refused?.reason).toMatchObject({ code: 'PT409', detail: 'client_email_exists' });
    expect((await owner.query('select from public.clients')).rowCount).toBe(1);
    await Promise.all([owner, ...admins].map((client) => client.end()));
  });

  test('saving over a newer version writes nothing', async () => {
    const [first, second] = await Promise.all([asAdmin(), asAdmin()]);
    const { rows } = await first.query(
      `insert into public.clients (full_name, email) values ('Grace', 'grace@x.example') returning id, updated_at::text as version`,
    );
    const save = (client: pg.Client, phone: string) =>
      client.query('update public.clients set phone = $3 where id = $1 and updated_at = $2', [
        rows[0].id,
        rows[0].version,
        phone,
      ]);
    const counts = (await Promise.all([save(first, '1'), save(second, '2')])).map(({ rowCount }) => rowCount);
    expect(counts.sort()).toEqual([0, 1]);
    await Promise.all([first.end(), second.end()]);
  });
});
