import type { ListQuery, Page } from '@millrace/core/lists';
import type { ReadConnection } from '../database/connection.ts';
import { statement } from '../database/statements.ts';
import { placeRange } from '../write/places.ts';
import { all, type Condition, cursorOf, directionOf, type Found, keyOf, type Listing } from './listing.ts';
import { type SearchWords, searchWords } from './search-words.ts';
import { areHitsAtMost, type Hits, isIndexed, rowsOf, type Total, totalOf, totalOfHits, totalOfTable } from './totals.ts';

/**
 * Up to how many hits it takes fewer rows to fetch and sort them all than to meet a page of them by walking the order's own index,
 * which for a page of 50 are 50 times the table's rows for each hit.
 */
const rare = (rows: number, size: number): number => Math.ceil(Math.sqrt(rows * (size + 1)));
/** Where no index can help (a search for nothing but signs, or an index still being built) so many of the newest rows are looked through. */
const LOOKED_THROUGH = 20_000;

/** Rows of `source` in the order of `by`, then of the id where `by` alone does not tell rows apart. */
type Walk = { source: string; by: string; unique: boolean; where: Condition };
type Key = readonly [value: unknown, id: string];

/**
 * Rows beyond a key in the direction of `sign`. On an expression's index only `by >= ?` finds its start; the row comparison then
 * decides exactly.
 */
const beyond = ({ by, unique }: Walk, sign: '>' | '<' | '>=' | '<=', [value, id]: Key): Condition =>
  unique
    ? { sql: `${by} ${sign} ?`, parameters: [value] }
    : { sql: `${by} ${sign[0]}= ? AND (${by}, t.id) ${sign} (?, ?)`, parameters: [value, value, id] };

const select = (
  connection: ReadConnection,
  columns: string,
  walk: Walk,
  ascending: boolean,
  key: Key | null,
  limit: number,
): Found[] => {
  const { source, by, unique, where } = walk;
  const direction = ascending ? 'ASC' : 'DESC';
  const { sql, parameters } = all([where, ...(key ? [beyond(walk, ascending ? '>' : '<', key)] : [])]);
  return statement<Found>(
    connection,
    `SELECT ${columns}, ${by} AS sort_value, t.id AS row_id FROM ${source} WHERE ${sql}
     ORDER BY ${by} ${direction}${unique ? '' : `, t.id ${direction}`} LIMIT ?`,
  ).all(...parameters, limit);
};

/** Whether there is any row before the key: at it, or on the side that is not read. */
const isAnyBefore = (connection: ReadConnection, walk: Walk, ascending: boolean, key: Key): boolean => {
  const { sql, parameters } = all([walk.where, beyond(walk, ascending ? '<=' : '>=', key)]);
  const order = `ORDER BY ${walk.by} ${ascending ? 'DESC' : 'ASC'}`;
  return statement(connection, `SELECT 1 FROM ${walk.source} WHERE ${sql} ${order} LIMIT 1`).get(...parameters) !== undefined;
};

type Plan = { walk: Walk; total: (newest: { count: number; last: number } | null, since: number) => Total };

/** The order's own index, walked: for lists without a search, and for searches that hit a good part of all rows. */
const walkOrder = (listing: Listing<string, unknown>, query: ListQuery<string>, where: Condition): Walk => ({
  source: `${listing.table.name} t`,
  by: listing.sorts[query.sort.column] ?? 't.created_at',
  unique: false,
  where,
});

const planSearch = (
  connection: ReadConnection,
  listing: Listing<string, unknown>,
  query: ListQuery<string>,
  search: SearchWords,
  conditions: readonly Condition[],
  holding: readonly Condition[],
  held: boolean,
): Plan => {
  const { name, searchText } = listing.table;
  const [first, end] = placeRange(held);
  const check: Condition = { sql: `has_words(${searchText}, ?)`, parameters: [search.words] };
  if (!search.match || !isIndexed(connection, name)) {
    const newest: Condition = {
      sql: `t.place <= (SELECT max(place) FROM (SELECT place FROM ${name} WHERE place >= ? AND place < ? ORDER BY place LIMIT ?))`,
      parameters: [first, end, LOOKED_THROUGH],
    };
    const where = all([...holding, ...conditions, newest, check]);
    return { walk: walkOrder(listing, query, where), total: () => totalOf(connection, `${name} t`, where) };
  }
  const index = `${name}_search`;
  const hit = `${index}.rowid`;
  const rows = `${index} CROSS JOIN ${name} t ON t.place = ${hit}`;
  const matched: Condition = { sql: `${index} MATCH ? AND ${hit} < ?`, parameters: [search.match, end] };
  // A place tells whether its row is held, so without other conditions the index alone can count.
  const others = [...conditions, ...(search.needsCheck ? [check] : [])];
  const hits: Hits = { source: others.length > 0 ? rows : index, hit, condition: all([matched, ...others]), from: first };
  const total: Plan['total'] = (newest, since) => totalOfHits(connection, hits, newest, since);
  const where = all([matched, { sql: `${hit} >= ?`, parameters: [first] }, ...others]);
  if (query.sort.column === 'created_at') return { walk: { source: rows, by: hit, unique: true, where }, total };
  const limit = rare(rowsOf(connection, name, held), query.size);
  return areHitsAtMost(connection, index, search.match, limit)
    ? { walk: { ...walkOrder(listing, query, where), source: rows }, total }
    : { walk: walkOrder(listing, query, all([...holding, ...conditions, check])), total };
};

/** Where a cursor stands among places, whether or not its row is still there: the first place at or beyond it. */
const placeAt = (
  connection: ReadConnection,
  listing: Listing<string, unknown>,
  held: boolean,
  [createdAt, id]: [string | number, string],
  side: 'newer' | 'older',
): number => {
  const { name, holds } = listing.table;
  const [comparison, order] = side === 'newer' ? ['>=', 'ASC'] : ['<=', 'DESC'];
  const row = statement<{ place: number }>(
    connection,
    `SELECT place FROM ${name} WHERE ${holds ? 'held = ? AND ' : ''}(created_at, id) ${comparison} (?, ?)
     ORDER BY created_at ${order}, id ${order} LIMIT 1`,
  ).get(...(holds ? [Number(held)] : []), createdAt, id);
  const [first, end] = placeRange(held);
  return row?.place ?? (side === 'newer' ? first - 1 : end);
};

/**
 * A page of a table, in the server's order and by its kind of cursor.
 * @param conditions over the row `t`, beside the search and the quarantine
 * @param held for tables that hold rows in quarantine: whether those or the others are listed
 */
export const listRows = <Column extends string, Row>(
  connection: ReadConnection,
  listing: Listing<Column, Row>,
  query: ListQuery<Column>,
  conditions: readonly Condition[] = [],
  held = false,
): Page<Row> => {
  const since = performance.now();
  const { column } = query.sort;
  const holding: Condition[] = listing.table.holds ? [{ sql: 't.held = ?', parameters: [Number(held)] }] : [];
  const search = searchWords(query.search);
  const everything = all([...holding, ...conditions]);
  const { walk, total }: Plan = search
    ? planSearch(connection, listing, query, search, conditions, holding, held)
    : {
        walk: walkOrder(listing, query, everything),
        total: () =>
          conditions.length === 0
            ? totalOfTable(connection, listing.table.name, held)
            : totalOf(connection, `${listing.table.name} t`, everything),
      };
  const { backward, cursor, ascending } = directionOf(query);
  // Places run the other way: the newest row has the smallest.
  const byPlace = walk.unique;
  const forwards = byPlace ? !ascending : ascending;
  const key = cursor && keyOf(column, cursor);
  const at: Key | null = key && byPlace ? [placeAt(connection, listing, held, key, forwards ? 'newer' : 'older'), ''] : key;

  const columns = byPlace ? `${listing.columns}, t.created_at AS moment` : listing.columns;
  const found = select(connection, columns, walk, forwards, at, query.size + 1);
  const more = found.length > query.size;
  const otherSide = at !== null && isAnyBefore(connection, walk, forwards, at);
  const shown = found.slice(0, query.size);
  if (backward) shown.reverse();
  const hasPrevious = backward ? more : otherSide;
  const hasNext = backward ? otherSide : more;
  const cursorAt = (row: Found | undefined) =>
    row ? cursorOf(column, { sort_value: byPlace ? Number(row.moment) : row.sort_value, row_id: row.row_id }) : null;
  // All there is, on one page: nothing to count. The newest hits, just read, need not be counted again.
  const whole = key === null && !more;
  const newest = byPlace && forwards && key === null ? { count: found.length, last: Number(found.at(-1)?.sort_value) } : null;
  return {
    rows: shown.map((row) => listing.toRow(row as never)),
    ...(whole ? { total: found.length, capped: false } : total(newest, since)),
    previous: hasPrevious ? cursorAt(shown[0]) : null,
    next: hasNext ? cursorAt(shown.at(-1)) : null,
  };
};
