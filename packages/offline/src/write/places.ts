import type { WriteConnection } from '../database/connection.ts';
import { scalar, statement } from '../database/statements.ts';
import type { Table } from '../tables/index.ts';

/**
 * `place` numbers the rows of a table newest first, with gaps, so that full-text hits (which come in the order of row numbers) are the
 * newest first without sorting. Ordinary rows lie around zero, quarantined ones in a range of their own. Gaps are small, because the
 * full-text index stores differences and small ones take one byte.
 */
const GAP_BELOW = 8;
const GAP_ABOVE = 64;
const HELD_FROM = 2 ** 52;
const HELD_START = HELD_FROM + 2 ** 51;
const ASIDE = -(2 ** 53) + 1;

/** The range of places of ordinary or of quarantined rows: from (included) to (excluded). */
export const placeRange = (held: boolean): [from: number, to: number] =>
  held ? [HELD_FROM, Number.MAX_SAFE_INTEGER] : [-HELD_FROM, HELD_FROM];

/** A row to be placed. */
export type Keyed = { held: boolean; createdAt: number; id: string };
export type Move = { from: number; to: number };

const isNewer = (a: Keyed, b: Keyed) => a.createdAt > b.createdAt || (a.createdAt === b.createdAt && a.id > b.id);
export const byNewest = (a: Keyed, b: Keyed) => (a.held === b.held ? (isNewer(a, b) ? -1 : 1) : Number(a.held) - Number(b.held));

type Neighbour = { place: number; created_at: number; id: string };

const neighbour = (connection: WriteConnection, table: Table, row: Keyed, side: 'newer' | 'older'): Neighbour | undefined => {
  const [comparison, order] = side === 'newer' ? ['>', 'ASC'] : ['<', 'DESC'];
  return statement<Neighbour>(
    connection,
    `SELECT place, created_at, id FROM ${table.name}
     WHERE ${table.holds ? 'held = ? AND ' : ''}(created_at, id) ${comparison} (?, ?) ORDER BY created_at ${order}, id ${order} LIMIT 1`,
  ).get(...(table.holds ? [Number(row.held)] : []), row.createdAt, row.id);
};

/**
 * Makes room for `wanted` rows directly above (newer than) the row at `older` by spreading out the rows from there on.
 * @returns the rows that moved
 */
const makeRoom = (
  connection: WriteConnection,
  table: Table,
  held: boolean,
  newer: number,
  older: number,
  wanted: number,
): Move[] => {
  const following = statement<{ place: number }>(
    connection,
    `SELECT place FROM ${table.name} WHERE place >= ? AND place < ? ORDER BY place LIMIT ?`,
  );
  for (let size = 32; ; size *= 2) {
    const places = following.all(older, placeRange(held)[1], size + 1).map((row) => row.place);
    const end = places.length > size ? places.pop() : undefined;
    const slots = places.length + wanted + 1;
    const step = end === undefined ? GAP_ABOVE : Math.floor((end - newer) / slots);
    if (step < 2) continue;
    const moves = places.map((from, index) => ({ from, to: newer + (wanted + 1 + index) * step }));
    const move = statement(connection, `UPDATE ${table.name} SET place = ? WHERE place = ?`);
    for (const [index, { from }] of moves.entries()) move.run(ASIDE + index, from);
    for (const [index, { to }] of moves.entries()) move.run(to, ASIDE + index);
    return moves;
  }
};

/** Places for `count` rows that belong between two neighbours, newest first; undefined when there is no room. */
const between = (held: boolean, newer: number | undefined, older: number | undefined, count: number): number[] | undefined => {
  const places = (from: number, step: number) => Array.from({ length: count }, (_, index) => from + index * step);
  if (newer === undefined && older === undefined) return places(held ? HELD_START : 0, GAP_BELOW);
  if (older === undefined) return places((newer ?? 0) + GAP_BELOW, GAP_BELOW);
  if (newer === undefined) return places(older - count * GAP_ABOVE, GAP_ABOVE);
  const step = Math.floor((older - newer) / (count + 1));
  return step < 1 ? undefined : places(newer + step, step);
};

/**
 * Chooses places for new rows and hands each to `insert`, which must store the row before the next is placed.
 * @param rows sorted by `byNewest`
 * @returns rows that had to move to make room (rare)
 */
export const placeRows = <Row extends Keyed>(
  connection: WriteConnection,
  table: Table,
  rows: readonly Row[],
  insert: (row: Row, place: number) => void,
): Move[] => {
  const moves: Move[] = [];
  for (let at = 0; at < rows.length; ) {
    const first = rows[at] as Row;
    const newer = neighbour(connection, table, first, 'newer')?.place;
    const below = neighbour(connection, table, first, 'older');
    const olderRow = below && { held: first.held, createdAt: below.created_at, id: below.id };
    let end = at + 1;
    for (; end < rows.length; end += 1) {
      const row = rows[end] as Row;
      if (row.held !== first.held || (olderRow && !isNewer(row, olderRow))) break;
    }
    const group = rows.slice(at, end);
    let places = between(first.held, newer, below?.place, group.length);
    if (!places && newer !== undefined && below) {
      moves.push(...makeRoom(connection, table, first.held, newer, below.place, group.length));
      const moved = scalar<number>(connection, `SELECT place FROM ${table.name} WHERE id = ?`, below.id);
      places = between(first.held, newer, moved, group.length);
    }
    for (const [index, row] of group.entries()) {
      const place = places?.[index];
      if (place === undefined) throw new Error(`No room for rows in ${table.name}`);
      insert(row, place);
    }
    at = end;
  }
  return moves;
};
