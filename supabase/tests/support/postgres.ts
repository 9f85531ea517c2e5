import { execFile, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { supabaseCli } from './cli.ts';

const run = promisify(execFile);
const BIN = process.env.POSTGRES_BIN ?? '/usr/lib/postgresql/15/bin';
const SHIM = new URL('./shim.sql', import.meta.url);

/** Why Postgres 15 cannot be used here, or null when it can. Printed by suites that are skipped for it. */
export const postgresMissing = (): string | null =>
  existsSync(join(BIN, 'initdb')) ? null : `Postgres 15 is not installed (${BIN}); on Debian: apt-get install postgresql-15`;

export type Postgres = {
  /** Connection string of a role: `supabase_admin` (superuser), `postgres` (as migrations run) or `authenticator`. */
  url(role: 'supabase_admin' | 'postgres' | 'authenticator'): string;
  stop(): Promise<void>;
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });

/** Postgres refuses to run as root; there its own account runs it. */
const asPostgres = (command: string, args: string[]): [string, string[]] =>
  process.getuid?.() === 0 ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, args];

const ready = async (url: string, deadline: number): Promise<void> => {
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
};

/**
 * Starts a throw-away Postgres 15 with Supabase's roles and authentication schema on a port and in a folder of its own, and
 * applies supabase/migrations by the Supabase CLI's `db push`, as for production (unless `migrate` is false).
 */
export const startPostgres = async ({ migrate = true } = {}): Promise<Postgres> => {
  const folder = mkdtempSync(join(tmpdir(), 'millrace-pg-'));
  chmodSync(folder, 0o777);
  const data = join(folder, 'data');
  const port = await freePort();
  const url = (role: string) => `postgresql://${role}@127.0.0.1:${port}/postgres?sslmode=disable`;
  await run(
    ...asPostgres(join(BIN, 'initdb'), [
      '-D',
      data,
      '-U',
      'supabase_admin',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
    ]),
  );
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=40', 'track_functions=all'];
  const [command, args] = asPostgres(join(BIN, 'postgres'), [
    '-D',
    data,
    '-p',
    String(port),
    '-h',
    '127.0.0.1',
    '-k',
    folder,
    ...settings.flatMap((setting) => ['-c', setting]),
  ]);
  const server = spawn(command, args, { stdio: 'ignore' });
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const stop = async () => {
    await run(...asPostgres(join(BIN, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'])).catch(() => server.kill('SIGTERM'));
    await exited;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await ready(url('supabase_admin'), Date.now() + 20_000);
    const admin = new pg.Client({ connectionString: url('supabase_admin') });
    await admin.connect();
    await admin.query(readFileSync(SHIM, 'utf8'));
    await admin.end();
    if (migrate) await supabaseCli('db', 'push', '--yes', '--remote', url('postgres'));
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
};
