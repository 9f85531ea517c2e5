import { expect, test, vi } from 'vitest';
import type { Cache } from '../cache/cache.ts';
import { applyAnswer } from '../sync/apply.ts';
import { answerWith, idOf, momentOf, pulledContacts } from '../testing/pages.ts';
import { temporaryCache } from '../testing/temporary.ts';
import { buildSearch } from './search-index.ts';

// Real files: on a machine that runs every suite at once they take their time.
vi.setConfig({ testTimeout: 60_000 });

const apply = (cache: Cache, rows: Parameters<typeof pulledContacts>[0], deleted: number[] = []) =>
  cache.write((connection) =>
    applyAnswer(
      connection,
      answerWith({ tables: [pulledContacts(rows)], deleted: deleted.map((number) => ['contact_submissions', idOf(number)]) }),
      () => false,
      0,
    ),
  );
const index = (cache: Cache) => {
  while (cache.write((connection) => buildSearch(connection, 100)) !== null);
};
const idsBy = (cache: Cache, order: string): string[] =>
  cache.read((connection) =>
    connection
      .prepare<[], { id: string }>(`SELECT id FROM contact_submissions ORDER BY ${order}`)
      .all()
      .map(({ id }) => id),
  );
const found = (cache: Cache, word: string): string[] =>
  cache.read((connection) =>
    connection
      .prepare<[string], { id: string }>(
        `SELECT t.id FROM contact_submissions_search CROSS JOIN contact_submissions t ON t.place = contact_submissions_search.rowid
         WHERE contact_submissions_search MATCH ? ORDER BY contact_submissions_search.rowid`,
      )
      .all(`"${word}"`)
      .map(({ id }) => id),
  );

const expectInOrder = (cache: Cache) => {
  expect(idsBy(cache, 'place')).toEqual(idsBy(cache, 'held, created_at DESC, id DESC'));
};

test('rows lie newest first by place, in whatever order they arrive', () => {
  const cache = temporaryCache();
  for (const number of [500, 100, 900, 300, 700, 200, 800, 50, 950]) apply(cache, { [number]: {} });
  apply(cache, Object.fromEntries([310, 320, 330, 605, 610, 5, 990].map((number) => [number, {}])));
  expectInOrder(cache);
});

test('rows of one moment lie in the order of their ids', () => {
  const cache = temporaryCache();
  for (const number of [5, 1, 9, 3, 7]) apply(cache, { [number]: { createdAt: momentOf(1) } });
  apply(cache, Object.fromEntries([2, 4, 6, 8].map((number) => [number, { createdAt: momentOf(1) }])));
  expectInOrder(cache);
});

test('rows that squeeze in at one spot again and again find room, and stay findable', () => {
  const cache = temporaryCache();
  apply(cache, Object.fromEntries(Array.from({ length: 100 }, (_, number) => [number * 1000, {}])));
  index(cache);
  for (let number = 0; number < 200; number += 1) {
    apply(cache, { [50_500 - number]: { name: `Squeezed s${number}x`, createdAt: momentOf(50_500 - number) } });
  }
  expectInOrder(cache);
  expect(idsBy(cache, 'place')).toHaveLength(300);
  for (const number of [0, 1, 7, 63, 199]) expect(found(cache, `s${number}x`)).toEqual([idOf(50_500 - number)]);
  expect(found(cache, 'squeezed')).toHaveLength(200);
  expect(cache.read((connection) => connection.prepare('SELECT count(*) AS n FROM contact_submissions_search').get())).toEqual({
    n: 300,
  });
});

test('quarantined rows lie apart, and come back to their place', () => {
  const cache = temporaryCache();
  apply(cache, Object.fromEntries([1, 2, 3, 4].map((number) => [number, {}])));
  index(cache);
  apply(cache, { 2: { heldSince: momentOf(9), updatedAt: momentOf(9), name: 'Doubtful' } });
  expect(idsBy(cache, 'place')).toEqual([4, 3, 1, 2].map(idOf));
  expect(found(cache, 'doubtful')).toEqual([idOf(2)]);
  apply(cache, { 2: { updatedAt: momentOf(10), name: 'Fine' } });
  expect(idsBy(cache, 'place')).toEqual([4, 3, 2, 1].map(idOf));
  expect(found(cache, 'doubtful')).toEqual([]);
  expect(found(cache, 'fine')).toEqual([idOf(2)]);
});

test('the same row twice, also within one answer, is one row', () => {
  const cache = temporaryCache();
  const table = pulledContacts({ 1: {} });
  const twice = { ...table, rows: [...table.rows, ...table.rows] };
  cache.write((connection) => applyAnswer(connection, answerWith({ tables: [twice] }), () => false, 0));
  apply(cache, { 1: {} });
  expect(idsBy(cache, 'place')).toEqual([idOf(1)]);
});
