import type { Cache } from '@millrace/offline';
import { expect } from 'vitest';
import type { Query } from './server.ts';

const moment = (column: string) => `(extract(epoch from ${column}) * 1000000)::bigint`;

/** The synced columns by table: expression on the server, expression here. */
const TABLES: Record<string, { from: string; columns: Record<string, [server: string, here: string]> }> = {
  profiles: { from: 'public.profiles t', columns: { email: ['email', 'email'], role: ['role', 'role'] } },
  clients: {
    from: 'public.clients t',
    columns: { name: ['full_name', 'full_name'], company: ['company', 'company'], user: ['user_id', 'user_id'] },
  },
  contact_submissions: {
    from: 'public.contact_submissions t',
    columns: {
      name: ['name', 'name'],
      message: ['message', 'message'],
      sent: ['email_sent::int', 'email_sent'],
      held: [moment('quarantined_at'), 'quarantined_at'],
      converted: ['converted_client_id', 'converted_client_id'],
    },
  },
  projects: {
    from: 'public.projects t',
    columns: {
      name: ['name', 'name'],
      client: ['client_id', 'client_id'],
      status: ['status', 'status'],
      budget: ['budget::float8', 'budget'],
      start: ['start_date::text', 'start_date'],
    },
  },
  demo_requests: {
    from: 'public.demo_requests t',
    columns: { company: ['company', 'company'], date: ['preferred_date', 'preferred_date'] },
  },
  call_requests: { from: 'public.call_requests t', columns: { status: ['status', 'status'], due: [moment('due_at'), 'due_at'] } },
  newsletter_subscribers: {
    from: 'public.newsletter_subscribers t',
    columns: {
      status: ['status', 'status'],
      products: [`array_to_string(products, ',')`, `(SELECT coalesce(group_concat(value), '') FROM json_each(products))`],
    },
  },
  mail_outbox: {
    from: `private.mail_outbox t where status not in ('sent', 'suppressed')`,
    columns: { status: ['status', 'status'], lead: ['lead_id', 'lead_id'] },
  },
};

const asText = (rows: Record<string, unknown>[]) =>
  rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value === null ? null : String(value)])),
  );

/** Every row of every synced table, here and on the server, cell by cell. */
export const expectSameRows = async (cache: Cache, sql: Query): Promise<void> => {
  for (const [table, { from, columns }] of Object.entries(TABLES)) {
    const list = (side: 0 | 1, created: string) =>
      `id, ${created} as created, ${Object.entries(columns)
        .map(([name, both]) => `${both[side]} as "${name}"`)
        .join(', ')}`;
    const there = await sql(`select ${list(0, moment('created_at'))} from ${from} order by id::text`);
    const here = cache.read((connection) =>
      connection.prepare<[], Record<string, unknown>>(`SELECT ${list(1, 'created_at')} FROM ${table} ORDER BY id`).all(),
    );
    expect(asText(here), table).toEqual(asText(there));
  }
};

/** The rows lie newest first by place, and the full-text index holds each of them once, and nothing else. */
export const expectSoundIndexes = (cache: Cache): void => {
  cache.read((connection) => {
    expect(connection.pragma('integrity_check', { simple: true })).toBe('ok');
    for (const table of Object.keys(TABLES)) {
      const holds = ['contact_submissions', 'demo_requests', 'call_requests', 'newsletter_subscribers'].includes(table);
      const places = (order: string) =>
        connection
          .prepare<[], { place: number }>(`SELECT place FROM ${table} ORDER BY ${order}`)
          .all()
          .map(({ place }) => place);
      const byPlace = places('place');
      const counted = connection
        .prepare<[string], { count: number }>('SELECT coalesce(sum(count), 0) AS count FROM row_counts WHERE name = ?')
        .get(table);
      expect(counted?.count, table).toBe(byPlace.length);
      expect(byPlace, table).toEqual(places(`${holds ? 'held, ' : ''}created_at DESC, id DESC`));
      if (table === 'mail_outbox') continue;
      const entries = connection.prepare<[], { rowid: number }>(`SELECT rowid FROM ${table}_search ORDER BY rowid`).all();
      expect(
        entries.map(({ rowid }) => rowid),
        `${table}_search`,
      ).toEqual(byPlace);
    }
  });
};
