/** How fast a filled copy answers: `reads.ts <folder> <contacts>`. A process of its own, so that nothing is warm from filling it. */
import type { ContactFilter, ContactSort } from '@millrace/core/contacts';
import type { ListQuery } from '@millrace/core/lists';
import { memoryAdmin } from '@millrace/data/memory';
import { cachedAdmin, favourSmallMemory, openCache } from '@millrace/offline';
import { percentile, report, timed } from './measure.ts';
import { searches } from './rows.ts';

favourSmallMemory(); // as the console's main process does
const [folder = '', contacts = '0'] = process.argv.slice(2);
const opening = performance.now();
const cache = openCache({ folder, account: 'admin', key: Buffer.alloc(32, 7) });
const { contacts: book } = cachedAdmin(cache, memoryAdmin());
const query = (change: Partial<ListQuery<ContactSort, ContactFilter>> = {}): ListQuery<ContactSort, ContactFilter> => ({
  search: '',
  sort: { column: 'created_at', direction: 'desc' },
  size: 50,
  from: { at: 'start' },
  filter: { status: 'all', quarantined: false },
  ...change,
});

const first = await book.list(query());
const coldMs = performance.now() - opening;

/** Pages as a person turns them: the first, the following ones, the last, other orders, a status. */
const lists: number[] = [];
let page = first;
for (let round = 0; round < 400; round += 1) {
  const from = page.next && round % 8 !== 0 ? { after: page.next } : ({ at: round % 16 === 0 ? 'end' : 'start' } as const);
  const sort = {
    column: (['created_at', 'name', 'email'] as const)[Math.floor(round / 8) % 3] ?? 'created_at',
    direction: 'desc',
  } as const;
  const status = (['all', 'new', 'notified'] as const)[Math.floor(round / 24) % 3] ?? 'all';
  lists.push(
    await timed(async () => {
      page = await book.list(query({ sort, from, filter: { status, quarantined: false } }));
    }),
  );
}

const first50: number[] = [];
for (let round = 0; round < 400; round += 1) first50.push(await timed(() => book.list(query())));

/** Every search once, as typed for the first time: its hits and its total. */
const hits: number[] = [];
const slowest: { ms: number; search: string }[] = [];
for (const search of searches(600, Number(contacts))) {
  const ms = await timed(() => book.list(query({ search })));
  hits.push(ms);
  slowest.push({ ms, search });
}
slowest.sort((a, b) => b.ms - a.ms);

report({
  coldFirstPageMs: coldMs,
  firstPageP99Ms: percentile(first50, 0.99),
  anyPageP99Ms: percentile(lists, 0.99),
  searchMedianMs: percentile(hits, 0.5),
  searchP99Ms: percentile(hits, 0.99),
  slowestSearches: slowest.slice(0, 8),
});
cache.close();
