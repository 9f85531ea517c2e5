import { COUNT_CAP } from '@millrace/core/lists';
import type { ReadConnection } from '../database/connection.ts';
import { scalar, statement } from '../database/statements.ts';
import type { Condition } from './listing.ts';

export type Total = { total: number; capped: boolean };

/** A search's hits are counted until it has taken so long, its page included; then the total is what was met until there, "or more". */
const BUDGET_MS = 1.5;
/** Hits counted before the clock is looked at. */
const CHUNK = 50;

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
  /** The place to begin at. */
  from: number;
};

/**
 * Hits of a search, counted from the newest on up to the cap, in chunks and not for long.
 * @param known the newest hits, when a page has just read them
 * @param since when the search began (`performance.now()`)
 */
export const totalOfHits = (
  connection: ReadConnection,
  { source, hit, condition, from }: Hits,
  known: { count: number; last: number } | null,
  since: number,
): Total =>
  remembered(connection, JSON.stringify([source, condition]), () => {
    const chunk = statement<{ count: number; last: number | null }>(
      connection,
      `SELECT count(*) AS count, max(place) AS last FROM
        (SELECT ${hit} AS place FROM ${source} WHERE ${condition.sql} AND ${hit} >= ? ORDER BY ${hit} LIMIT ${CHUNK})`,
    );
    let count = known?.count ?? 0;
    for (let start = known ? known.last + 1 : from; ; ) {
      if (count > COUNT_CAP) return capped(count);
      if (count > CHUNK && performance.now() - since > BUDGET_MS) return { total: count - (count % CHUNK), capped: true };
      const row = chunk.get(...condition.parameters, start);
      count += row?.count ?? 0;
      if (!row || row.last === null || row.count < CHUNK) return capped(count);
      start = row.last + 1;
    }
  });
