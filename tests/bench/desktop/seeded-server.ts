import { servePull } from '../../sync/http-pull.ts';
import { type Server, startPostgresServer } from '../../sync/server.ts';
import { person } from './rows.ts';

const BATCH = 10_000;

/** Postgres 15 with all migrations, and the pull over HTTP as another process sees it. */
export const startSeededServer = async (): Promise<{ server: Server; url: string; stop(): Promise<void> }> => {
  const server = await startPostgresServer();
  // The pull uses none of these, and filling them takes longer than everything that is measured here.
  for (const table of ['contact_submissions', 'clients', 'projects']) await server.sql(`drop index public.${table}_search`);
  const http = await servePull(server.pull);
  return {
    server,
    url: http.url,
    async stop() {
      await http.stop();
      await server.stop();
    },
  };
};

const batches = async (from: number, to: number, insert: (numbers: number[]) => Promise<unknown>) => {
  for (let start = from; start < to; start += BATCH) {
    await insert(Array.from({ length: Math.min(BATCH, to - start) }, (_, index) => start + index));
  }
};

/** Contacts numbered from `from` to `to`, a minute apart. */
export const seedContacts = ({ sql }: Server, from: number, to: number) =>
  batches(from, to, (numbers) => {
    const people = numbers.map(person);
    return sql(
      `insert into public.contact_submissions (name, email, phone, message, email_sent, created_at)
       select name, email, phone, message, number % 3 > 0, timestamptz '2020-01-01' + number * interval '1 minute'
       from unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::text[]) as seed (number, name, email, phone, message)`,
      [
        numbers,
        people.map(({ name }) => name),
        people.map(({ email }) => email),
        people.map(({ phone }) => phone),
        people.map(({ message }) => message),
      ],
    );
  });

export const seedClients = ({ sql }: Server, count: number) =>
  batches(0, count, (numbers) => {
    const people = numbers.map((number) => person(number + 5_000_000));
    return sql(
      `insert into public.clients (full_name, email, phone, company, created_at)
       select name, email, phone, company, timestamptz '2020-01-01' + number * interval '10 minutes'
       from unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::text[]) as seed (number, name, email, phone, company)`,
      [
        numbers,
        people.map(({ name }) => name),
        people.map(({ email }) => email),
        people.map(({ phone }) => phone),
        people.map(({ email }) => email.split('@')[1]),
      ],
    );
  });

export const seedProjects = ({ sql }: Server, count: number) =>
  batches(0, count, (numbers) =>
    sql(
      `insert into public.projects (name, description, status, budget, client_id, created_at)
       select left(text, 60), text, (array['planning', 'in_progress', 'on_hold', 'completed'])[1 + number % 4], 1000 + number,
         (select c.id from public.clients c where c.created_at = timestamptz '2020-01-01' + (number % 10000) * interval '10 minutes'),
         timestamptz '2020-01-01' + number * interval '5 minutes'
       from unnest($1::int[], $2::text[]) as seed (number, text)`,
      [numbers, numbers.map((number) => person(number + 9_000_000).message)],
    ),
  );

/** Changes a hundred contacts all over the table. */
export const changeHundred = ({ sql }: Server, size: number, round: number) =>
  sql(
    `update public.contact_submissions set message = message || ' changed'
     where created_at = any (select timestamptz '2020-01-01' + ((i * ${Math.floor(size / 100)} + ${round}) % ${size}) * interval '1 minute'
                             from generate_series(0, 99) i)`,
  );
