import type { ContactFilter, ContactSort } from '@millrace/core/contacts';
import type { ListQuery } from '@millrace/core/lists';
import { expect, test, vi } from 'vitest';
import { cachedContacts } from '../books/contact-book.ts';
import { cachedProjects } from '../books/project-book.ts';
import type { Cache } from '../cache/cache.ts';
import { createSync } from '../sync/sync.ts';
import { answerWith, momentOf, pulledContacts } from '../testing/pages.ts';
import { temporaryCache } from '../testing/temporary.ts';

// Real files: on a machine that runs every suite at once they take their time.
vi.setConfig({ testTimeout: 60_000 });

type ContactQuery = ListQuery<ContactSort, ContactFilter>;
const query = (change: Partial<ContactQuery> = {}): ContactQuery => ({
  search: '',
  sort: { column: 'created_at', direction: 'desc' },
  size: 7,
  from: { at: 'start' },
  filter: { status: 'all', quarantined: false },
  ...change,
});

/** Contacts of which every third says "weld", every fifth is held, and many share a moment. */
const filled = async (count = 120): Promise<Cache> => {
  const cache = temporaryCache();
  const rows = Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      index + 1,
      {
        createdAt: momentOf(index % 11),
        name: `${['Zoe', 'ada', 'Émile', 'Ben'][index % 4]} ${index}`,
        message: index % 3 === 0 ? 'A welding cell' : 'Machine tending',
        heldSince: index % 5 === 0 ? momentOf(99) : null,
      },
    ]),
  );
  const sync = createSync({ cache, pull: async () => answerWith({ full: true, counts: {}, tables: [pulledContacts(rows)] }) });
  await sync.pullNow();
  return cache;
};

const walk = async (cache: Cache, change: Partial<ContactQuery>, way: 'forward' | 'backward') => {
  const book = cachedContacts(cache);
  const pages: string[][] = [];
  let from: ContactQuery['from'] = { at: way === 'forward' ? 'start' : 'end' };
  for (;;) {
    const page = await book.list(query({ ...change, from }));
    pages.push(page.rows.map(({ id }) => id));
    const cursor = way === 'forward' ? page.next : page.previous;
    if (!cursor) return way === 'forward' ? pages.flat() : pages.reverse().flat();
    from = way === 'forward' ? { after: cursor } : { before: cursor };
  }
};

const cases: [string, Partial<ContactQuery>][] = (['created_at', 'name', 'email'] as const).flatMap((column) =>
  (['asc', 'desc'] as const).flatMap((direction) =>
    ['', 'weld', 'visitor1'].flatMap((search) =>
      [false, true].map((quarantined): [string, Partial<ContactQuery>] => [
        `${column} ${direction}, "${search}"${quarantined ? ', quarantined' : ''}`,
        { sort: { column, direction }, search, filter: { status: 'all', quarantined } },
      ]),
    ),
  ),
);

test('R21 every order, search and filter: pages forwards and backwards are one list without gap or repetition', async () => {
  const cache = await filled();
  for (const [name, change] of cases) {
    const { rows, total } = await cachedContacts(cache).list(query({ ...change, size: 200 }));
    const whole = rows.map(({ id }) => id);
    expect(whole.length, name).toBe(total);
    expect(await walk(cache, change, 'forward'), name).toEqual(whole);
    expect(await walk(cache, change, 'backward'), name).toEqual(whole);
    const sorted = await cachedContacts(cache).list(query({ ...change, search: '', size: 200 }));
    const expected = sorted.rows.filter(
      ({ message, email }) => !change.search || `${message} ${email}`.toLowerCase().includes(change.search),
    );
    expect(whole, name).toEqual(expected.map(({ id }) => id));
  }
});

test('a cursor whose row is gone still stands where it stood', async () => {
  const cache = await filled();
  for (const search of ['', 'weld']) {
    const first = await cachedContacts(cache).list(query({ search }));
    const rest = await cachedContacts(cache).list(query({ search, from: { after: first.next ?? expect.fail() } }));
    const last = first.rows.at(-1)?.id;
    cache.put((writer) => {
      writer.remove({ name: 'contact_submissions', columns: {}, sortKeys: {}, holds: true, searchText: "''" }, [last ?? '']);
    });
    const after = await cachedContacts(cache).list(query({ search, from: { after: first.next ?? expect.fail() } }));
    expect(after.rows).toEqual(rest.rows);
    const back = await cachedContacts(cache).list(query({ search, from: { before: rest.previous ?? expect.fail() } }));
    expect(back.rows).toEqual(first.rows.slice(0, -1));
  }
});

test('rows and totals keep up with what is written', async () => {
  const cache = await filled();
  const before = await cachedContacts(cache).list(query());
  const changed = pulledContacts({ 5000: { name: 'Newest of all' } });
  cache.put((writer) => {
    writer.save(
      {
        name: 'contact_submissions',
        columns: { quarantined_at: 'moment', name: 'text', email: 'text', message: 'text', email_sent: 'flag' },
        sortKeys: { name_sort: 'name', email_sort: 'email' },
        holds: true,
        searchText: 't.name',
      },
      changed.columns,
      changed.rows,
    );
  });
  const after = await cachedContacts(cache).list(query());
  expect(after.rows[0]?.name).toBe('Newest of all');
  expect(after.total).toBe(before.total + 1);
});

test('totals stop at ten thousand', async () => {
  const cache = temporaryCache();
  const rows = Object.fromEntries(Array.from({ length: 10_050 }, (_, index) => [index + 1, { message: 'weld' }]));
  const sync = createSync({ cache, pull: async () => answerWith({ full: true, counts: {}, tables: [pulledContacts(rows)] }) });
  await sync.pullNow();
  expect(await cachedContacts(cache).list(query())).toMatchObject({ total: 10_000, capped: true });
  expect(await cachedContacts(cache).list(query({ search: 'weld' }))).toMatchObject({ capped: true });
});

/** The plans of every statement that the work prepares; subqueries for single rows are left out. */
const plansOf = async (cache: Cache, work: () => Promise<unknown>): Promise<string[]> => {
  const statements: string[] = [];
  const connection = cache.read((reading) => reading);
  const prepare = connection.prepare.bind(connection);
  connection.prepare = ((sql: string) => {
    statements.push(sql);
    return prepare(sql);
  }) as typeof connection.prepare;
  await work();
  connection.prepare = prepare;
  return statements.flatMap((sql) => {
    const parameters = Array.from({ length: sql.split('?').length - 1 }, () => null);
    return prepare<unknown[], { detail: string; parent: number }>(`EXPLAIN QUERY PLAN ${sql}`)
      .all(...parameters)
      .filter(({ parent }) => parent === 0)
      .map(({ detail }) => detail);
  });
};

test('no list scans or sorts a table: every order is walked in its index, every search in the full-text index', async () => {
  const cache = await filled();
  const first = await cachedContacts(cache).list(query());
  const middle = { after: first.next ?? expect.fail() };
  const plans = await plansOf(cache, async () => {
    for (const column of ['created_at', 'name', 'email'] as const) {
      for (const from of [{ at: 'start' }, { at: 'end' }] as const) {
        await cachedContacts(cache).list(query({ sort: { column, direction: 'asc' }, from }));
      }
    }
    await cachedContacts(cache).list(query({ from: middle, size: 9 }));
    await cachedContacts(cache).list(query({ filter: { status: 'new', quarantined: false } }));
    await cachedContacts(cache).list(query({ search: 'weld' }));
    await cachedContacts(cache).list(query({ search: 'weld', from: middle, size: 9 }));
    for (const column of ['created_at', 'name', 'status', 'budget', 'start_date', 'end_date'] as const) {
      const sort = { column, direction: 'desc' } as const;
      await cachedProjects(cache).list({ search: '', sort, size: 5, from: { at: 'start' }, filter: {} });
      const value = column === 'budget' ? 5 : column === 'created_at' ? '2026-01-01T00:00:00Z' : 'a';
      const after: [string | number, string] = [value, crypto.randomUUID()];
      await cachedProjects(cache).list({ search: '', sort, size: 5, from: { after }, filter: {} });
    }
  });
  expect(plans.length).toBeGreaterThan(20);
  const bad = plans.filter((plan) => /TEMP B-TREE|^SCAN (?!\(subquery)(?!.* USING )(?!.* VIRTUAL TABLE )/.test(plan));
  expect(bad).toEqual([]);
});
