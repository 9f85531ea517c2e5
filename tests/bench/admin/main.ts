/**
 * What an admin waits for. The lists, on Postgres 15: 95th percentiles of a first page, a search and the deepest page, with 100,000
 * contacts, 10,000 clients and 50,000 projects and with ten times as many. Opening /admin/contacts from a signed-in reload, on the local
 * edition, next to an empty page with React and Mantine in the same browser. ADMIN_BENCH_QUERIES (60) and ADMIN_BENCH_RUNS (9) set the
 * runs; ADMIN_BENCH_ONLY=lists or page leaves the other out.
 */
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { ask, service } from '../../e2e/fixtures/api.ts';
import { type Edition, startEdition } from '../../e2e/fixtures/edition.ts';
import { startPostgresServer } from '../../sync/server.ts';
import { buildEmptyPage } from './empty-page.ts';
import { type ListFigures, measureLists } from './lists.ts';
import { measureOpening } from './page-open.ts';
import { serveFolder } from './serve-folder.ts';
import { atMost, type Goal } from './statistics.ts';

/** What a list may take, and what it may take with ten times as many rows. */
const LIST_LIMIT_MS = 50;
const TENFOLD_LIMIT_MS = 1.5 * LIST_LIMIT_MS;
const only = process.env.ADMIN_BENCH_ONLY;
const goals: Goal[] = [];
const figures: Record<string, unknown> = { cpus: cpus().length, node: process.version };

if (only !== 'page') {
  const server = await startPostgresServer();
  try {
    const { once, tenfold } = await measureLists(server);
    figures.lists = { once, tenfold };
    console.table([...once.map(shown('1x')), ...tenfold.map(shown('10x'))]);
    for (const [index, { list, ...small }] of once.entries()) {
      const large = tenfold[index];
      for (const what of ['first', 'search', 'deep'] as const) {
        goals.push(atMost(`${list}, ${what} page, p95 ms`, small[what], LIST_LIMIT_MS));
        goals.push(atMost(`${list}, ${what} page, ten times the rows, p95 ms`, large?.[what] ?? Number.NaN, TENFOLD_LIMIT_MS));
      }
    }
  } finally {
    await server.stop();
  }
}

if (only !== 'lists') {
  const edition = await startEdition();
  const empty = await buildEmptyPage();
  const emptySite = await serveFolder(empty.folder);
  try {
    await addContacts(edition, 2_000);
    const { contacts, floor } = await measureOpening(edition.url, `${emptySite.url}/`);
    figures.opening = { contacts, floor };
    console.table({ '/admin/contacts': contacts, 'empty page': floor });
    goals.push(
      atMost('/admin/contacts, first rows, ms', contacts.plain, 450),
      atMost('/admin/contacts, first rows, 4x slower processor, ms', contacts.slow, 1_200),
      atMost('/admin/contacts over the empty page', contacts.plain / floor.plain, 3),
      atMost('/admin/contacts over the empty page, 4x slower processor', contacts.slow / floor.slow, 3),
      atMost('gzipped script, KiB', contacts.scriptBytes / 1024, 250),
      atMost('heap, MiB', contacts.heapBytes / 1024 / 1024, 10),
    );
  } finally {
    await emptySite.close();
    empty.remove();
    await edition.dispose();
  }
}

console.table(goals.map((goal) => ({ ...goal, measured: Number(goal.measured.toFixed(2)) })));
figures.goals = goals;
if (process.env.BENCH_OUTPUT) writeFileSync(process.env.BENCH_OUTPUT, `${JSON.stringify(figures, null, 2)}\n`);

function shown(size: string) {
  return ({ list, first, search, deep }: ListFigures) => ({
    list,
    size,
    'first p95 ms': Number(first.toFixed(1)),
    'search p95 ms': Number(search.toFixed(1)),
    'deep p95 ms': Number(deep.toFixed(1)),
  });
}

/** A company's worth of contacts, written as the service writes them. */
async function addContacts(edition: Edition, count: number): Promise<void> {
  for (let from = 0; from < count; from += 500) {
    const body = Array.from({ length: Math.min(500, count - from) }, (_, index) => ({
      name: `Visitor ${from + index}`,
      email: `visitor${from + index}@shop.example`,
      message: 'We run two lathes and would like to tend both with one robot. '.repeat(3),
      email_sent: true,
    }));
    const answer = await ask(edition, service(edition), '/rest/v1/contact_submissions', {
      body,
      headers: { prefer: 'return=minimal' },
    });
    if (answer.status >= 300) throw new Error(`Adding contacts answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  }
}
