import type { Cursor, ListQuery } from '@millrace/core/lists';
import type { Table } from '../tables/index.ts';
import { toInstant, toMicroseconds } from '../tables/moments.ts';

/** A part of WHERE with the values of its question marks. */
export type Condition = { sql: string; parameters: readonly unknown[] };

export const all = (conditions: readonly Condition[]): Condition => ({
  sql: conditions.map(({ sql }) => sql).join(' AND ') || 'true',
  parameters: conditions.flatMap(({ parameters }) => parameters),
});

/** How the rows of a table (alias t) are listed. */
export type Listing<Column extends string, Row> = {
  table: Table;
  /** The select list. */
  columns: string;
  /** The expression to sort by, as it is indexed. */
  sorts: Readonly<Record<Column, string>>;
  toRow: (row: never) => Row;
};

/** A row as selected for a list, with what its cursor is made of. */
export type Found = { sort_value: string | number; row_id: string; moment?: number };

const isMoment = (column: string) => column === 'created_at';

export const cursorOf = (column: string, row: Pick<Found, 'sort_value' | 'row_id'>): Cursor => [
  isMoment(column) ? toInstant(Number(row.sort_value)) : row.sort_value,
  row.row_id,
];

/** A cursor's values as they are stored. */
export const keyOf = (column: string, [value, id]: Cursor): [string | number, string] => [
  isMoment(column) ? toMicroseconds(String(value)) : value,
  id,
];

/** Which way a query is read. Reading backwards is reading the opposite order, then turning the page around. */
export const directionOf = ({ from, sort }: Pick<ListQuery<string>, 'from' | 'sort'>) => {
  const backward = 'before' in from || ('at' in from && from.at === 'end');
  const cursor = 'after' in from ? from.after : 'before' in from ? from.before : null;
  return { backward, cursor, ascending: (sort.direction === 'asc') !== backward };
};
