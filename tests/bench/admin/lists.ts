import { ADMIN, type Server } from '../../sync/server.ts';
import { fillTo, type Size } from './fill.ts';
import { percentile } from './statistics.ts';

const RUNS = Number(process.env.ADMIN_BENCH_QUERIES ?? 60);
const NOTHING: Size = { contacts: 0, clients: 0, projects: 0 };
const SIZE: Size = { contacts: 100_000, clients: 10_000, projects: 50_000 };
const times = (size: Size, factor: number): Size => ({
  contacts: size.contacts * factor,
  clients: size.clients * factor,
  projects: size.projects * factor,
});

/** 95th percentiles in milliseconds of what an admin asks of one list. */
export type ListFigures = { list: string; first: number; search: number; deep: number };

const lists = [
  { list: 'list_contacts', search: (n: number) => `visitor ${n}`, rows: SIZE.contacts },
  { list: 'list_clients', search: (n: number) => `client ${n}`, rows: SIZE.clients },
  { list: 'list_projects', search: (n: number) => `project ${n}`, rows: SIZE.projects },
] as const;

const newest = { column: 'created_at', direction: 'desc' };

async function measure(server: Server): Promise<ListFigures[]> {
  const connection = await server.connect();
  const { sql } = connection;
  await sql(`select set_config('request.jwt.claims', $1, false)`, [JSON.stringify({ sub: ADMIN, role: 'authenticated' })]);
  await sql('set role authenticated');
  const ask = async (list: string, query: object) => {
    const started = performance.now();
    const [row] = await sql(`select public.${list}($1::jsonb) as page`, [JSON.stringify({ sort: newest, size: 50, ...query })]);
    return { took: performance.now() - started, page: row.page as { rows: { cursor: unknown }[] } };
  };
  const figures: ListFigures[] = [];
  for (const { list, search, rows } of lists) {
    const middle = await deepCursor(ask, list);
    const took = { first: [] as number[], search: [] as number[], deep: [] as number[] };
    for (let run = 0; run < RUNS; run += 1) {
      took.first.push((await ask(list, { from: { at: 'start' } })).took);
      const wanted = 1 + ((run * 7919) % rows);
      took.search.push((await ask(list, { search: search(wanted), from: { at: 'start' } })).took);
      took.deep.push((await ask(list, { from: { after: middle } })).took);
    }
    figures.push({
      list,
      first: percentile(took.first, 0.95),
      search: percentile(took.search, 0.95),
      deep: percentile(took.deep, 0.95),
    });
  }
  await connection.close();
  return figures;
}

/** A place that paging by number would have reached last: just before the end. */
async function deepCursor(
  ask: (list: string, query: object) => Promise<{ page: { rows: { cursor: unknown }[] } }>,
  list: string,
) {
  const { page } = await ask(list, { from: { at: 'end' } });
  return page.rows[0]?.cursor;
}

/** The three lists on Postgres 15 with 160,000 rows, and again with ten times as many. */
export async function measureLists(server: Server): Promise<{ once: ListFigures[]; tenfold: ListFigures[] }> {
  await fillTo(server.sql, NOTHING, SIZE);
  const once = await measure(server);
  await fillTo(server.sql, SIZE, times(SIZE, 10));
  return { once, tenfold: await measure(server) };
}
