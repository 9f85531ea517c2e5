import { AppError } from '@millrace/core/errors';
import type { PullAnswer, PullSource } from '@millrace/data/contracts';
import pg from 'pg';
import { startPglite } from '../../supabase/tests/support/pglite.ts';
import { startPostgres } from '../../supabase/tests/support/postgres.ts';

// biome-ignore lint/suspicious/noExplicitAny: rows of arbitrary statements, asserted on at once
type Rows = any[];
export type Query = (text: string, parameters?: readonly unknown[]) => Promise<Rows>;

/** A database with all migrations and one admin. */
export type Server = {
  /** As the owner of the tables. */
  sql: Query;
  /** Another connection of the owner's, for transactions that stay open (Postgres only). */
  connect(): Promise<{ sql: Query; close(): Promise<void> }>;
  /** Changes as the admin gets them. */
  pull: PullSource;
  pullAs(userId: string): PullSource;
  stop(): Promise<void>;
};

export const ADMIN = '00000000-0000-4000-8000-00000000ad31';

const addAdmin = async (sql: Query) => {
  await sql(`insert into auth.users (id, email, email_confirmed_at) values ($1, 'admin@millrace.example', now())`, [ADMIN]);
  await sql(`update public.profiles set role = 'admin' where id = $1`, [ADMIN]);
};

const claims = (userId: string) =>
  `set local request.jwt.claims = '${JSON.stringify({ sub: userId, role: 'authenticated' })}';
   set local request.jwt.claim.sub = '${userId}'; set local role authenticated;`;

const refused = (error: unknown): never => {
  const { code, message } = error as { code?: string; message: string };
  throw code === '42501' ? new AppError({ code: 'forbidden', message }) : error;
};

export const startPgliteServer = async (): Promise<Server> => {
  const { database, stop } = await startPglite();
  const sql: Query = async (text, parameters) => (await database.query(text, [...(parameters ?? [])])).rows;
  await addAdmin(sql);
  const pullAs =
    (userId: string): PullSource =>
    (query) =>
      database
        .transaction(async (transaction) => {
          await transaction.exec(claims(userId));
          const { rows } = await transaction.query<{ answer: PullAnswer }>('select public.pull_changes($1) as answer', [query]);
          return rows[0]?.answer as PullAnswer;
        })
        .catch(refused);
  return {
    sql,
    connect: () => Promise.reject(new Error('PGlite has a single connection')),
    pullAs,
    pull: pullAs(ADMIN),
    stop,
  };
};

export const startPostgresServer = async (): Promise<Server> => {
  const server = await startPostgres();
  const connect = async (role: 'postgres' | 'supabase_admin' = 'postgres') => {
    const client = new pg.Client({ connectionString: server.url(role) });
    await client.connect();
    const sql: Query = async (text, parameters) => (await client.query(text, [...(parameters ?? [])])).rows;
    return { sql, close: () => client.end() };
  };
  const owner = await connect();
  const puller = await connect('supabase_admin');
  await addAdmin(owner.sql);
  let queue: Promise<unknown> = Promise.resolve();
  const pullAs =
    (userId: string): PullSource =>
    (query) => {
      const answer = queue.then(async () => {
        await puller.sql(`begin; ${claims(userId)}`);
        try {
          const rows = await puller.sql('select public.pull_changes($1) as answer', [JSON.stringify(query)]);
          await puller.sql('commit');
          return rows[0]?.answer as PullAnswer;
        } catch (error) {
          await puller.sql('rollback');
          return refused(error);
        }
      });
      queue = answer.catch(() => undefined);
      return answer;
    };
  return {
    sql: owner.sql,
    connect,
    pullAs,
    pull: pullAs(ADMIN),
    async stop() {
      await queue;
      await Promise.all([owner.close(), puller.close()]);
      await server.stop();
    },
  };
};
