import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { onEveryEngine } from './support/engines.ts';

type AllowList = Record<string, string[]>;
const allowed = JSON.parse(readFileSync(new URL('./exposed-functions.json', import.meta.url), 'utf8')) as AllowList;
const [, , [, policyHelpers = []] = []] = Object.entries(allowed);

/** Our own functions: the schemas that the migrations write to. */
const OURS = `p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
  and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`;
const SIGNATURE = `n.nspname || '.' || p.proname || '(' || replace(oidvectortypes(p.proargtypes), ', ', ',') || ')'`;

describe('what is exposed', () => {
  onEveryEngine((engine) => {
    const names = (text: string, params: unknown[] = []) =>
      engine().scratch(async (scratch) => (await scratch.owner(text, params)).rows.map(({ name }) => name as string));

    test('R1 every table has row level security', async () => {
      const open = await names(
        `select c.oid::regclass::text as name from pg_class c
         where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind in ('r', 'p') and not c.relrowsecurity`,
      );
      expect(open).toEqual([]);
    });

    test('R1 every view uses security_invoker', async () => {
      const views = await names(
        `select c.oid::regclass::text as name from pg_class c
         where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind in ('v', 'm')
           and not coalesce(c.reloptions, '{}') @> '{security_invoker=true}'`,
      );
      expect(views).toEqual([]);
    });

    test('R1 every function of ours, definers above all, sets an empty search_path', async () => {
      const unset = await names(
        `select ${SIGNATURE} as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
         where ${OURS} and not coalesce(p.proconfig, '{}') && array['search_path=""', 'search_path=']`,
      );
      expect(unset).toEqual([]);
    });

    test.each(['anon', 'authenticated'])('R1 %s may execute only what is on the committed list', async (role) => {
      const executable = await names(
        `select ${SIGNATURE} as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
         where p.pronamespace = 'public'::regnamespace and ${OURS} and has_function_privilege($1, p.oid, 'execute') order by 1`,
        [role],
      );
      expect(executable).toEqual(allowed[role]);
    });

    test('R1 no private definer function may be executed by a request, but for those a policy calls', async () => {
      const executable = await names(
        `select ${SIGNATURE} as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
         where p.pronamespace = 'private'::regnamespace and p.prosecdef and p.prorettype <> 'trigger'::regtype
           and (has_function_privilege('anon', p.oid, 'execute') or has_function_privilege('authenticated', p.oid, 'execute'))
         order by 1`,
      );
      expect(executable).toEqual(policyHelpers);
    });

    test('R6 no policy and no function that a policy calls reads user metadata', async () => {
      const reading = await names(
        `select polname as name from pg_policy where
           pg_get_expr(polqual, polrelid) ~* 'metadata|jwt' or pg_get_expr(polwithcheck, polrelid) ~* 'metadata|jwt'
         union all
         select ${SIGNATURE} from pg_proc p join pg_namespace n on n.oid = p.pronamespace
         where ${OURS} and p.prorettype <> 'trigger'::regtype and p.prosrc ~* 'metadata|auth\\.jwt'`,
      );
      expect(reading).toEqual([]);
    });

    test('R6 every access call in a policy is wrapped in a select', async () => {
      const { rows } = await engine().scratch((scratch) =>
        scratch.owner(
          `select polname as name, concat_ws(' ', pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid)) as rule from pg_policy`,
        ),
      );
      expect(rows.length).toBeGreaterThan(10);
      for (const { name, rule } of rows) {
        const bare = (rule as string).replace(/\( SELECT [^()]*\([^()]*\)[^()]*\)/g, '');
        expect(bare, name).not.toMatch(/auth\.|is_admin|own_client_ids/);
      }
    });

    test('every foreign key has an index that begins with it', async () => {
      const unindexed = await names(
        `select k.conrelid::regclass || '.' || k.conname as name from pg_constraint k
         where k.contype = 'f' and k.connamespace in ('public'::regnamespace, 'private'::regnamespace)
           and not exists (select from pg_index i where i.indrelid = k.conrelid and i.indkey[0] = k.conkey[1])`,
      );
      expect(unindexed).toEqual([]);
    });
  });
});
