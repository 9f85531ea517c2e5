import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { supabaseCli } from './support/cli.ts';
import { type Postgres, postgresMissing, startPostgres } from './support/postgres.ts';
import { generateTypes, TYPES_FILE } from './support/types.ts';

const missing = postgresMissing();
if (missing) console.warn(`Supabase's own tools are not run: ${missing}`);

type Finding = { name: string; level: string; detail: string };
/** Findings that are meant to be there, each with its reason. */
const explained = JSON.parse(readFileSync(new URL('./advisors.json', import.meta.url), 'utf8')) as Record<string, string>;

describe.skipIf(missing)("Supabase's own tools", () => {
  let server: Postgres;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server?.stop());

  test('db push has applied every migration, and finds nothing more to apply', async () => {
    const answer = await supabaseCli('db', 'push', '--yes', '--dry-run', '--remote', server.url('postgres'));
    expect(answer).toMatch(/up to date/i);
  });

  test('db advisors finds no error and nothing unexplained', async () => {
    const answer = await supabaseCli(
      ...[
        'db',
        'advisors',
        '--remote',
        server.url('postgres'),
        '--level',
        'info',
        '--fail-on',
        'none',
        '--output-format',
        'json',
      ],
    );
    const findings = (JSON.parse(answer) as { results: Finding[] }).results;
    expect(findings.length).toBeGreaterThan(0);
    expect(findings.filter(({ level }) => level === 'ERROR')).toEqual([]);
    const unexplained = findings.filter(({ name }) => !explained[name]);
    expect(unexplained.map(({ name, detail }) => `${name}: ${detail}`)).toEqual([]);
    const open = findings.filter(({ name, detail }) => name === 'rls_enabled_no_policy' && !detail.includes('`private.'));
    expect(open).toEqual([]);
  });

  test('the committed types are those of the migrations (npm run db:types rewrites them)', async () => {
    expect(readFileSync(TYPES_FILE, 'utf8')).toBe(await generateTypes(server));
  });

  test('seed.sql runs as a hosted project runs it, twice without harm', async () => {
    const client = new pg.Client({ connectionString: server.url('postgres') });
    await client.connect();
    try {
      const seed = readFileSync(new URL('../seed.sql', import.meta.url), 'utf8');
      await client.query(`begin; ${seed}; commit`);
      await client.query(`begin; ${seed}; commit`);
      const count = async (what: string) => Number((await client.query(`select count(*) from ${what}`)).rows[0].count);
      expect(await count('public.clients')).toBe(24);
      expect(await count('auth.users where instance_id is null')).toBe(0);
    } finally {
      await client.end();
    }
  });
});
