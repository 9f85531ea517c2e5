import type { Query } from '../../sync/server.ts';

export type Size = { contacts: number; clients: number; projects: number };

const tables = ['contact_submissions', 'clients', 'projects'] as const;

/** Rows numbered from one size (exclusive) to another, one statement a table, their search indexes built afterwards. */
export async function fillTo(sql: Query, from: Size, to: Size): Promise<void> {
  const indexes = await sql(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where pg_get_indexdef(indexrelid) like '%USING gin%' and indrelid = any ($1::regclass[])`,
    [tables.map((table) => `public.${table}`)],
  );
  for (const { name } of indexes) await sql(`drop index ${name}`);
  for (const table of tables) await sql(`alter table public.${table} disable trigger user`);
  await sql(
    `insert into public.contact_submissions (name, email, phone, message, email_sent, created_at)
     select 'Visitor ' || i, 'visitor' || i || '@shop' || i % 5000 || '.example', '+1503555' || i,
       'We run machine ' || i || ' on one shift and would like to tend it with a robot.', i % 50 <> 0, now() - i * interval '1 minute'
     from generate_series($1::int + 1, $2::int) i`,
    [from.contacts, to.contacts],
  );
  await sql(
    `insert into public.clients (id, full_name, email, company, created_at)
     select md5('c' || i)::uuid, 'Client ' || i, 'client' || i || '@shop' || i % 5000 || '.example', 'Shop ' || i % 5000,
       now() - i * interval '1 minute' from generate_series($1::int + 1, $2::int) i`,
    [from.clients, to.clients],
  );
  await sql(
    `insert into public.projects (name, description, status, client_id, budget, start_date, end_date, created_at)
     select 'Project ' || i, 'Cell for part ' || i, (array['planning', 'in_progress', 'on_hold', 'completed'])[1 + i % 4],
       md5('c' || (1 + i % $3::int))::uuid, i, date '2020-01-01' + i % 2000, date '2026-01-01' + i % 2000, now() - i * interval '1 minute'
     from generate_series($1::int + 1, $2::int) i`,
    [from.projects, to.projects, to.clients],
  );
  for (const table of tables) await sql(`alter table public.${table} enable trigger user`);
  for (const { definition } of indexes) await sql(definition);
  for (const table of tables) await sql(`vacuum analyze public.${table}`);
}
