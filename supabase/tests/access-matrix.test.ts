import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { onEveryEngine } from './support/engines.ts';
import { type Matrix, measureMatrix, unreachable } from './support/matrix.ts';

const FILE = new URL('./access-matrix.json', import.meta.url);

/** MATRIX=write rewrites the committed file; look at the difference before committing it. */
const committed = (measured: Matrix): Matrix => {
  if (process.env.MATRIX === 'write') writeFileSync(FILE, `${JSON.stringify(measured, null, 2)}\n`);
  return JSON.parse(readFileSync(FILE, 'utf8')) as Matrix;
};

describe('access matrix', () => {
  onEveryEngine(
    (engine) => {
      test('R2 what each actor can do to each table equals the committed file', async () => {
        const measured = await engine().scratch(measureMatrix);
        expect(measured).toEqual(committed(measured));
      });

      test('R5 private tables cannot be reached by anonymous or signed-in users', async () => {
        const matrix = JSON.parse(readFileSync(FILE, 'utf8')) as Matrix;
        const nothing = { select: 'none', insert: 'none', update: 'none', delete: 'none' };
        await engine().scratch(async (scratch) => {
          const { rows } = await scratch.owner(
            `select c.oid::regclass::text as name from pg_class c where c.relnamespace = 'private'::regnamespace and c.relkind in ('r', 'p')`,
          );
          expect(rows.length).toBeGreaterThan(4);
          for (const { name } of rows) {
            expect(await unreachable(scratch, name), name).toBe(true);
            const cells = matrix[name];
            if (!cells) continue;
            for (const actor of ['anonymous', 'clientA', 'clientB', 'admin'])
              expect(cells[actor], `${name} ${actor}`).toEqual(nothing);
          }
        });
      });

      test('R2 every exposed table is in the matrix', async () => {
        const matrix = JSON.parse(readFileSync(FILE, 'utf8')) as Matrix;
        const { rows } = await engine().scratch((scratch) =>
          scratch.owner(
            `select c.oid::regclass::text as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')`,
          ),
        );
        const names = rows.map(({ name }) => (name.includes('.') ? name : `public.${name}`)).sort();
        expect(names).toEqual(
          Object.keys(matrix)
            .filter((name) => name.startsWith('public.'))
            .sort(),
        );
      });
    },
    { wholesale: true },
  );
});
