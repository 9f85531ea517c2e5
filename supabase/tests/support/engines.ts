import pg from 'pg';
import { afterAll, beforeAll, describe } from 'vitest';
import { startPglite, WHOLESALE_GRANT } from './pglite.ts';
import { postgresMissing, startPostgres } from './postgres.ts';

/** Who asks: a visitor, a signed-in account, or the service key. */
export type Actor = { role: 'anon' } | { role: 'authenticated'; sub: string; metadata?: object } | { role: 'service_role' };
export const anonymous: Actor = { role: 'anon' };
export const service: Actor = { role: 'service_role' };
export const account = (sub: string, metadata?: object): Actor => ({
  role: 'authenticated',
  sub,
  ...(metadata ? { metadata } : {}),
});

// biome-ignore lint/suspicious/noExplicitAny: rows of arbitrary statements, asserted on at once
export type Answer = { rows: any[]; count: number };
type Run = (text: string, params?: readonly unknown[]) => Promise<Answer>;

/** One test's view of the database: everything in it is rolled back. */
export type Scratch = {
  /** As the owner of the schema: procedures, migrations, the SQL console. */
  owner: Run;
  /** As the authentication service. */
  auth: Run;
  /** As a request of this actor. A refused statement throws (with `code`) and leaves the rest of the test unharmed. */
  as(actor: Actor, text: string, params?: readonly unknown[]): Promise<Answer>;
  /** Several statements at once, as the owner. */
  script(sql: string): Promise<void>;
  /** Runs the work and takes back what it wrote. */
  undone<T>(work: () => Promise<T>): Promise<T>;
};

export type Engine = {
  scratch<T>(test: (scratch: Scratch) => Promise<T>): Promise<T>;
  stop(): Promise<void>;
};

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

const claimsOf = (actor: Actor) =>
  actor.role === 'authenticated'
    ? { role: actor.role, sub: actor.sub, aud: 'authenticated', user_metadata: actor.metadata ?? {} }
    : { role: actor.role };

/** The settings that a request carries: PostgREST sets the claims as one JSON value, the embedded backend also one by one. */
const requestSettings = (actor: Actor, oneByOne: boolean) => {
  const claims = claimsOf(actor);
  const settings = [`set local request.jwt.claims = ${literal(JSON.stringify(claims))}`];
  if (oneByOne) {
    settings.push(`set local request.jwt.claim.sub = ${literal(actor.role === 'authenticated' ? actor.sub : '')}`);
    settings.push(`set local request.jwt.claim.role = ${literal(actor.role)}`);
  }
  settings.push(`set local role ${actor.role}`);
  return settings.join('; ');
};

type Connection = { run: Run; exec(sql: string): Promise<unknown>; owner: string; authService: string; claimsOneByOne: boolean };

const scratchOf = ({ run, exec, owner, authService, claimsOneByOne }: Connection): Scratch => {
  const guarded = async (before: string, text: string, params?: readonly unknown[]) => {
    await exec(`savepoint request; ${before}`);
    try {
      const answer = await run(text, params);
      await exec('release savepoint request; reset role');
      return answer;
    } catch (error) {
      await exec('rollback to savepoint request; release savepoint request; reset role');
      throw error;
    }
  };
  return {
    owner: (text, params) => guarded(`set local role ${owner}`, text, params),
    auth: (text, params) => guarded(`set local role ${authService}`, text, params),
    as: (actor, text, params) => guarded(requestSettings(actor, claimsOneByOne), text, params),
    script: async (sql) => {
      await exec(`set local role ${owner}`);
      await exec(sql);
      await exec('reset role');
    },
    undone: async (work) => {
      await exec('savepoint undone');
      try {
        return await work();
      } finally {
        await exec('rollback to savepoint undone; release savepoint undone');
      }
    },
  };
};

const inScratch = async <T>(connection: Connection, test: (scratch: Scratch) => Promise<T>): Promise<T> => {
  await connection.exec('begin');
  try {
    return await test(scratchOf(connection));
  } finally {
    await connection.exec('rollback; reset role');
  }
};

const pgliteEngine = async (): Promise<Engine> => {
  const { database, stop } = await startPglite();
  const connection: Connection = {
    run: async (text, params) => {
      const { rows, affectedRows } = await database.query(text, [...(params ?? [])]);
      return { rows, count: rows.length || (affectedRows ?? 0) };
    },
    exec: (sql) => database.exec(sql),
    owner: 'postgres',
    authService: 'postgres',
    claimsOneByOne: true,
  };
  return { scratch: (test) => inScratch(connection, test), stop };
};

const postgresEngine = async (): Promise<Engine> => {
  const server = await startPostgres();
  const client = new pg.Client({ connectionString: server.url('supabase_admin') });
  await client.connect();
  const connection: Connection = {
    run: async (text, params) => {
      const { rows, rowCount } = await client.query(text, [...(params ?? [])]);
      return { rows, count: rowCount ?? 0 };
    },
    exec: (sql) => client.query(sql),
    owner: 'postgres',
    authService: 'supabase_auth_admin',
    claimsOneByOne: false,
  };
  return {
    scratch: (test) => inScratch(connection, test),
    stop: async () => {
      await client.end();
      await server.stop();
    },
  };
};

const grantedWholesale = (engine: Engine): Engine => ({
  ...engine,
  scratch: (test) =>
    engine.scratch(async (scratch) => {
      await scratch.owner(`do $grant$ begin ${WHOLESALE_GRANT} end $grant$`);
      return test(scratch);
    }),
});

/**
 * Runs the same tests on every database that the product meets: PGlite and Postgres 15 with the grants of the migrations, and both
 * after everything was granted to everyone, as the embedded backend does. Postgres is left out, with a printed reason, where it is
 * not installed.
 */
export const onEveryEngine = (tests: (engine: () => Engine) => void, { wholesale = false } = {}) => {
  const missing = postgresMissing();
  if (missing) console.warn(`Postgres 15 tests are skipped: ${missing}`);
  const kinds = [
    { name: 'PGlite', start: pgliteEngine, absent: false },
    { name: 'Postgres 15', start: postgresEngine, absent: missing !== null },
  ];
  for (const { name, start, absent } of kinds) {
    describe.skipIf(absent)(name, () => {
      let engine: Engine;
      beforeAll(async () => {
        engine = await start();
      });
      afterAll(() => engine?.stop());
      tests(() => engine);
      if (wholesale) describe('after GRANT ALL ON ALL TABLES', () => tests(() => grantedWholesale(engine)));
    });
  }
};

/** The SQLSTATE that a statement was refused with; fails the test when it was not refused. */
export const refusal = async (statement: Promise<unknown>): Promise<string> => {
  try {
    await statement;
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  }
  throw new Error('The statement was not refused.');
};
