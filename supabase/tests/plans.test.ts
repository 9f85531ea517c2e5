import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Postgres, postgresMissing, startPostgres } from './support/postgres.ts';

const CONTACTS = 100_000;
const ADMIN = '00000000-0000-4000-8000-000000000001';
const CLIENT = '00000000-0000-4000-8000-000000000002';

const missing = postgresMissing();
if (missing) console.warn(`Plans are not tested: ${missing}`);

/** Rows by the hundred thousand, written by one statement a table, without triggers; every fiftieth contact is new, words vary. */
const FILL = `
  set session_replication_role = replica;
  insert into auth.users (id, email) select md5('u' || i)::uuid, 'user' || i || '@x.example' from generate_series(1, ${CONTACTS}) i;
  insert into auth.users (id, email) values ('${ADMIN}', 'admin@x.example'), ('${CLIENT}', 'client@x.example');
  insert into public.profiles (id, email, role) select id, email, case id when '${ADMIN}' then 'admin' else 'client' end from auth.users;
  insert into public.contact_submissions (name, email, phone, message, email_sent, created_at)
    select 'Visitor ' || i, 'visitor' || i || '@shop' || i % 5000 || '.example', '+1503555' || i, 'Question about cell ' || i, i % 50 <> 0,
      now() - i * interval '1 minute' from generate_series(1, ${CONTACTS}) i;
  insert into public.demo_requests (name, company, email, created_at)
    select 'Visitor ' || i, 'Shop ' || i % 5000, 'visitor' || i || '@x.example', now() - i * interval '1 minute' from generate_series(1, ${CONTACTS}) i;
  insert into public.call_requests (name, phone, status, created_at)
    select 'Visitor ' || i, '+1503555' || i, case when i % 100 = 0 then 'failed' else 'reached' end, now() - i * interval '1 minute'
    from generate_series(1, ${CONTACTS}) i;
  insert into public.newsletter_subscribers (email, status, confirmed_at, created_at)
    select 'visitor' || i || '@x.example', 'confirmed', now(), now() - i * interval '1 minute' from generate_series(1, ${CONTACTS}) i;
  insert into public.clients (id, full_name, email, company, created_at)
    select md5('c' || i)::uuid, 'Client ' || i, 'client' || i || '@shop' || i % 5000 || '.example', 'Shop ' || i % 5000, now() - i * interval '1 minute'
    from generate_series(1, ${CONTACTS}) i;
  update public.clients set user_id = '${CLIENT}' where full_name = 'Client 77';
  insert into public.projects (name, description, status, client_id, budget, start_date, end_date, created_at)
    select 'Project ' || i, 'Cell for part ' || i, (array['planning', 'in_progress', 'on_hold', 'completed'])[1 + i % 4],
      md5('c' || (1 + i % 20000))::uuid, i, date '2020-01-01' + i % 2000, date '2026-01-01' + i % 2000, now() - i * interval '1 minute'
    from generate_series(1, ${CONTACTS}) i;
  insert into private.mail_outbox (kind, lead_table, lead_id, to_email, status, created_at)
    select 'contact', 'contact_submissions', s.id, 'staff@x.example', 'sent', s.created_at from public.contact_submissions s;
  -- tidy
  reset session_replication_role;
  vacuum analyze;
`;

type Plan = { scans: string[]; accessChecks: number; slowest: number };

describe.skipIf(missing)('plans at 100,000 rows', () => {
  let server: Postgres;
  let client: pg.Client;
  const notices: string[] = [];

  beforeAll(async () => {
    server = await startPostgres();
    client = new pg.Client({ connectionString: server.url('supabase_admin') });
    client.on('notice', ({ message }) => message?.startsWith('duration') && notices.push(message));
    await client.connect();
    // A trigram index is built far faster than it grows row by row.
    const { rows: gin } = await client.query(`select indexrelid::regclass as name, pg_get_indexdef(indexrelid) as definition
      from pg_index where pg_get_indexdef(indexrelid) like '%USING gin%' and indrelid::regclass::text !~ '^pg_'`);
    for (const { name } of gin) await client.query(`drop index ${name}`);
    const [fill = '', tidy = ''] = FILL.split('-- tidy');
    await client.query(fill);
    for (const { definition } of gin) await client.query(definition);
    for (const statement of tidy.split(';')) if (statement.trim()) await client.query(statement);
    await client.query(`load 'auto_explain'`);
    await client.query(`set auto_explain.log_min_duration = 0; set auto_explain.log_nested_statements = on; set auto_explain.log_analyze = on;
      set auto_explain.log_timing = off; set auto_explain.log_format = 'json'; set client_min_messages = 'log'`);
  }, 300_000);
  afterAll(async () => {
    await client?.end();
    await server?.stop();
  });

  type Node = { 'Node Type': string; 'Relation Name'?: string; 'Index Name'?: string; Plans?: Node[] };
  const scansOf = (node: Node): string[] => [
    ...(node['Node Type'].endsWith('Scan') && (node['Relation Name'] || node['Index Name'])
      ? [`${node['Node Type']} ${node['Index Name'] ?? node['Relation Name']}`]
      : []),
    ...(node.Plans ?? []).flatMap(scansOf),
  ];

  /** How often this connection has run the access check so far. */
  const accessChecks = async (): Promise<number> => {
    const { rows } = await client.query(
      `select coalesce(sum(calls), 0)::int as calls from pg_stat_xact_user_functions where schemaname = 'private' and funcname = 'is_admin'`,
    );
    return rows[0].calls;
  };

  /** Runs a request as an account and gathers how every statement in it, nested ones included, read the tables. */
  const planOf = async (sub: string, statement: string): Promise<Plan> => {
    await client.query('begin');
    await client.query(
      `set local request.jwt.claims = '{"sub": "${sub}", "role": "authenticated"}'; set local role authenticated`,
    );
    const before = await accessChecks();
    notices.length = 0;
    await client.query(statement);
    const plans = notices.map((notice) => ({
      took: Number(/^duration: ([\d.]+) ms/.exec(notice)?.[1]),
      plan: JSON.parse(notice.slice(notice.indexOf('{'))) as { 'Query Text': string; Plan: Node },
    }));
    const after = await accessChecks();
    await client.query('rollback');
    return {
      scans: plans.flatMap(({ plan }) => scansOf(plan.Plan)),
      accessChecks: after - before,
      slowest: Math.max(...plans.map(({ took }) => took)),
    };
  };

  const listing = (list: string, query: object) => `select public.${list}('${JSON.stringify(query)}')`;
  const scannedWhole = ({ scans }: Plan) => scans.filter((scan) => scan.startsWith('Seq Scan'));

  const sorts: [string, string[]][] = [
    ['list_contacts', ['created_at', 'name', 'email']],
    ['list_demo_requests', ['created_at', 'name', 'company', 'email']],
    ['list_call_requests', ['created_at', 'name', 'status']],
    ['list_subscribers', ['created_at', 'email', 'status']],
    ['list_clients', ['created_at', 'full_name', 'email', 'company']],
    ['list_projects', ['created_at', 'name', 'status', 'budget', 'start_date', 'end_date']],
    ['list_mails', ['created_at']],
  ];

  test.each(sorts.flatMap(([list, columns]) => columns.map((column) => [list, column] as const)))(
    'R6 %s by %s: first, deep and last page by index, one access check',
    async (list, column) => {
      const first = await client.query(`select set_config('request.jwt.claims', '{"sub": "${ADMIN}"}', false)`);
      expect(first.rowCount).toBe(1);
      for (const direction of ['asc', 'desc']) {
        const sort = { column, direction };
        const deep = await client.query(`select public.${list}($1) as page`, [
          JSON.stringify({ sort, size: 1, from: { at: 'end' } }),
        ]);
        const cursor = deep.rows[0].page.rows[0].cursor;
        for (const from of [{ at: 'start' }, { before: cursor }, { after: cursor }, { at: 'end' }]) {
          const plan = await planOf(ADMIN, listing(list, { sort, from }));
          expect(plan.accessChecks).toBe(1);
          expect(
            plan.scans.some((scan) => /Index (Only )?Scan.*(_newest|_by_)/.test(scan)),
            plan.scans.join('\n'),
          ).toBe(true);
          // Counting stops at the cap, so it may read that far without an index.
          expect(scannedWhole(plan).length, plan.scans.join('\n')).toBeLessThanOrEqual(1);
          expect(plan.slowest).toBeLessThan(1_000);
        }
      }
    },
  );

  test.each([
    ['list_contacts', { search: 'visitor 77123' }, 'contact_submissions_search'],
    ['list_contacts', { search: 'nobody-at-all' }, 'contact_submissions_search'],
    [
      'list_contacts',
      { search: 'shop77', filter: { status: 'new' }, sort: { column: 'name', direction: 'asc' } },
      'contact_submissions_search',
    ],
    ['list_demo_requests', { search: 'visitor77123' }, 'demo_requests_search'],
    ['list_call_requests', { search: '50355577123' }, 'call_requests_search'],
    ['list_subscribers', { search: 'visitor77123' }, 'newsletter_subscribers_search'],
    ['list_clients', { search: 'client77123' }, 'clients_search'],
    ['list_projects', { search: 'project 77123' }, 'projects_search'],
    ['list_projects', { search: 'client19123@' }, 'projects_of_client'],
    ['list_projects', { filter: { client_id: 'b8a6b6a5-0000-0000-0000-000000000000' } }, 'projects_of_client'],
    ['list_contacts', { filter: { quarantined: true } }, 'contact_submissions_quarantine'],
  ])('R6 %s with %j reads %s and checks access once', async (list, query, index) => {
    const plan = await planOf(ADMIN, listing(list, query));
    expect(plan.scans.join('\n')).toContain(index);
    expect(scannedWhole(plan)).toEqual([]);
    expect(plan.accessChecks).toBe(1);
  });

  test.each([
    ['the own profile', `select * from public.profiles where id = '${CLIENT}'`, 'profiles_pkey'],
    ['the own client', `select * from public.clients where user_id = '${CLIENT}'`, 'clients_by_user'],
    [
      "the own client's projects",
      `select * from public.projects where client_id in (md5('c77')::uuid) order by created_at desc, id desc limit 500`,
      'projects_of_client',
    ],
    ['active testimonials', `select * from public.testimonials where is_active order by created_at desc`, ''],
  ])('R6 a client reads %s by index, with one access check', async (_what, statement, index) => {
    const plan = await planOf(CLIENT, statement);
    expect(plan.scans.join('\n')).toContain(index);
    expect(plan.accessChecks).toBeLessThanOrEqual(1);
    expect(scannedWhole(plan).filter((scan) => !scan.endsWith('testimonials'))).toEqual([]);
  });

  test('R6 an admin changing one client by id and version reads one row, with one access check for each rule it meets', async () => {
    const { rows } = await client.query(`select id, updated_at::text as at from public.clients where full_name = 'Client 500'`);
    const plan = await planOf(
      ADMIN,
      `update public.clients set phone = '1' where id = '${rows[0].id}' and updated_at = '${rows[0].at}' returning id`,
    );
    expect(plan.scans.join('\n')).toContain('clients_pkey');
    expect(scannedWhole(plan)).toEqual([]);
    expect(plan.accessChecks).toBeLessThanOrEqual(4);
  });
});
