import type { Server } from './server.ts';

/** Numbers from a seed (mulberry32), so that a failing history can be run again. */
export const randomFrom = (seed: number) => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return { below, pick: <Item>(items: readonly Item[]) => items[below(items.length)] as Item };
};
export type Random = ReturnType<typeof randomFrom>;

const ANY = (table: string) => `(select id from public.${table} order by md5(id::text || $1) limit 1)`;

/** What can happen on the server. `word` is new each time, so that a search can tell an old name from the present one. */
const OPERATIONS: ((word: string, random: Random) => [sql: string, parameters: unknown[]])[] = [
  // Few different moments, so that equal ones are common; some in quarantine.
  (word, random) => [
    `insert into public.contact_submissions (name, email, message, created_at, quarantined_at)
     select $1 || i, 'v@shop.example', 'm', timestamptz '2026-05-05' + $2 * interval '1 hour', case when $3 then now() end
     from generate_series(1, $4) i`,
    [word, random.below(6), random.below(4) === 0, 1 + random.below(4)],
  ],
  (word) => [`update public.contact_submissions set name = $1 where id = ${ANY('contact_submissions')}`, [word]],
  (word) => [
    `update public.contact_submissions set email_sent = not email_sent, message = $1 || '!' where id = ${ANY('contact_submissions')}`,
    [word],
  ],
  (word) => [
    `update public.contact_submissions set quarantined_at = case when quarantined_at is null then now() end where id = ${ANY('contact_submissions')}`,
    [word],
  ],
  (word) => [`delete from public.contact_submissions where id = ${ANY('contact_submissions')}`, [word]],
  (word) => [`update public.contact_submissions set id = gen_random_uuid() where id = ${ANY('contact_submissions')}`, [word]],
  (word) => [`insert into public.clients (full_name, email) values ($1, 'c@shop.example')`, [word]],
  (word) => [`update public.clients set full_name = $1 where id = ${ANY('clients')}`, [word]],
  (word) => [`delete from public.clients where id = ${ANY('clients')}`, [word]],
  (word, random) => [
    `insert into public.projects (name, client_id, budget) select $1, c.id, $2 from (select 1) one left join public.clients c on c.id = ${ANY('clients')}`,
    [word, random.below(9)],
  ],
  (word, random) => [
    `update public.projects set status = $2, client_id = ${ANY('clients')} where id = ${ANY('projects')}`,
    [word, random.pick(['planning', 'in_progress', 'on_hold', 'completed'])],
  ],
  (word) => [`delete from public.projects where id = ${ANY('projects')}`, [word]],
  (word) => [`insert into public.demo_requests (name, company, email) values ($1, $1, 'd@shop.example')`, [word]],
  (word) => [`delete from public.demo_requests where id = ${ANY('demo_requests')}`, [word]],
  (word) => [`insert into public.call_requests (name, phone) values ($1, '+15035550100')`, [word]],
  (word) => [`update public.call_requests set status = 'reached', name = $1 where id = ${ANY('call_requests')}`, [word]],
  (word) => [`insert into public.newsletter_subscribers (email, products) values ($1 || '@shop.example', '{cnc}')`, [word]],
  (word) => [
    `update public.newsletter_subscribers set status = 'unsubscribed' where id = ${ANY('newsletter_subscribers')}`,
    [word],
  ],
  (word, random) => [
    `insert into private.mail_outbox (kind, lead_table, lead_id, to_email, status)
     select 'contact', 'contact_submissions', id, 's@shop.example', $2 from public.contact_submissions where id = ${ANY('contact_submissions')}`,
    [word, random.pick(['queued', 'dead', 'sent'])],
  ],
  (word, random) => [
    `update private.mail_outbox set status = $2
     where id = (select id from private.mail_outbox order by md5(id::text || $1) limit 1)`,
    [word, random.pick(['queued', 'dead', 'sent', 'held'])],
  ],
];

const EVERYTHING = [
  'private.mail_outbox',
  'public.projects',
  'public.contact_submissions',
  'public.clients',
  'public.demo_requests',
  'public.call_requests',
  'public.newsletter_subscribers',
];

export const emptyServer = async (server: Server): Promise<void> => {
  for (const table of EVERYTHING) await server.sql(`delete from ${table}`);
};

/** Lets one to four things happen on the server. */
export const happen = async (server: Server, random: Random, newWord: () => string): Promise<void> => {
  for (let count = 1 + random.below(4); count > 0; count -= 1) {
    const [sql, parameters] = random.pick(OPERATIONS)(newWord(), random);
    await server.sql(sql, parameters);
  }
};
