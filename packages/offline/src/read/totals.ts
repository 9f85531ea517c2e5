import { COUNT_CAP } from '@millrace/core/lists';
import type { ReadConnection } from '../database/connection.ts';
import { scalar, statement } from '../database/statements.ts';
import type { Condition } from './listing.ts';

export type Total = { total: number; capped: boolean };

/** Counting a search goes on for at most so long; then the total is what was met until there, "or more". */
const BUDGET_MS = 1;
/** Hits counted before the clock is looked at: fewer where each hit's row must be fetched. */
const CHUNK = { index: 100, rows: 50 };

const capped = (count: number): Total => ({ total: Math.min(count, COUNT_CAP), capped: count > COUNT_CAP });

const memos = new WeakMap<ReadConnection, { version: unknown; totals: Map<string, Total> }>();

/** The total that `count` finds, remembered until the file changes. */
const remembered = (connection: ReadConnection, key: string, count: () => Total): Total => {
  const version = connection.pragma('data_version', { simple: true });
  const known = memos.get(connection);
  const memo = known !== undefined && known.version === version ? known : { version, totals: new Map<string, Total>() };
  memos.set(connection, memo);
  const total = memo.totals.get(key) ?? count();
  memo.totals.set(key, total);
  return total;
};

/** How many rows a table has, ordinary or in quarantine; the writer keeps count. */
export const rowsOf = (connection: ReadConnection, name: string, held: boolean): number =>
  scalar<number>(connection, 'SELECT count FROM row_counts WHERE name = ? AND held = ?', name, Number(held)) ?? 0;

export const totalOfTable = (connection: ReadConnection, name: string, held: boolean): Total =>
  capped(rowsOf(connection, name, held));

/** Rows of `source` that meet the condition, counted up to the cap. */
export const totalOf = (connection: ReadConnection, source: string, { sql, parameters }: Condition): Total =>
  remembered(connection, JSON.stringify([source, sql, parameters]), () => {
    const row = statement<{ count: number }>(
      connection,
      `SELECT count(*) AS count FROM (SELECT 1 FROM ${source} WHERE ${sql} LIMIT ${COUNT_CAP + 1})`,
    ).get(...parameters);
    return capped(row?.count ?? 0);
  });

/** Whether all rows of a table are in its full-text index. */
export const isIndexed = (connection: ReadConnection, name: string): boolean =>
  scalar<number>(connection, 'SELECT upto FROM search_progress WHERE name = ?', name) === Number.MAX_SAFE_INTEGER;

/** Whether the search hits no more than `limit` rows, by the index alone. */
export const areHitsAtMost = (connection: ReadConnection, index: string, match: string, limit: number): boolean =>
  (scalar<number>(connection, `SELECT count(*) FROM (SELECT 1 FROM ${index} WHERE ${index} MATCH ? LIMIT ?)`, match, limit + 1) ??
    0) <= limit;

export type Hits = {
  source: string;
  /** The place of a hit. */
  hit: string;
  condition: Condition;
  /** Whether each hit's row is looked at, too. */
  fetching: boolean;
  /** The place to begin at. */
  from: number;
};

/**
 * Hits of a search, counted from the newest on up to the cap, in chunks and not for long.
 * @param known the newest hits, when a page has just read them
 */
export const totalOfHits = (
  connection: ReadConnection,
  { source, hit, condition, fetching, from }: Hits,
  known: { count: number; last: number } | null,
): Total =>
  remembered(connection, JSON.stringify([source, condition]), () => {
    const size = fetching ? CHUNK.rows : CHUNK.index;
    const chunk = statement<{ count: number; last: number | null }>(
      connection,
      `SELECT count(*) AS count, max(place) AS last FROM
        (SELECT ${hit} AS place FROM ${source} WHERE ${condition.sql} AND ${hit} >= ? ORDER BY ${hit} LIMIT ${size})`,
    );
    const deadline = performance.now() + BUDGET_MS;
    let count = known?.count ?? 0;
    for (let start = known ? known.last + 1 : from; ; ) {
      const row = chunk.get(...condition.parameters, start);
      count += row?.count ?? 0;
      if (!row || row.last === null || row.count < size) return capped(count);
      if (count > COUNT_CAP || performance.now() > deadline) return { total: Math.min(count, COUNT_CAP), capped: true };
      start = row.last + 1;
    }
  });
