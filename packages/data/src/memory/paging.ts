import { COUNT_CAP, type Cursor, type ListQuery, matchesSearch, type Page } from '@millrace/core/lists';

type Value = string | number;

/** Binary order of code points, as Postgres' "C" collation and SQLite have it. */
const compareText = (left: string, right: string): number => {
  const a = [...left];
  const b = [...right];
  for (let index = 0; index < Math.min(a.length, b.length); index += 1) {
    const difference = (a[index]?.codePointAt(0) ?? 0) - (b[index]?.codePointAt(0) ?? 0);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
};

const compareValues = (left: Value, right: Value): number =>
  typeof left === 'number' && typeof right === 'number' ? left - right : compareText(String(left), String(right));

const compareCursors = (left: Cursor, right: Cursor): number =>
  compareValues(left[0], right[0]) || compareText(left[1], right[1]);

/** How a kind of row is searched and sorted: the same rules as the database's list functions. */
export type Listing<Row, Column extends string> = {
  searched: (row: Row) => (string | null)[];
  sorted: Record<Column, (row: Row) => Value>;
};

/** A page of rows that match, by cursor. */
export const pageOf = <Row extends { id: string }, Column extends string>(
  rows: Row[],
  query: ListQuery<Column>,
  { searched, sorted }: Listing<Row, Column>,
): Page<Row> => {
  const matching = rows.filter((row) => matchesSearch(searched(row), query.search));
  const sortValue = sorted[query.sort.column];
  const cursorOf = (row: Row): Cursor => [sortValue(row), row.id];
  const sign = query.sort.direction === 'asc' ? 1 : -1;
  const ordered = matching.toSorted((a, b) => sign * compareCursors(cursorOf(a), cursorOf(b)));

  const from = query.from;
  let start = 0;
  if ('at' in from) start = from.at === 'start' ? 0 : Math.max(0, ordered.length - query.size);
  else if ('after' in from) {
    const next = ordered.findIndex((row) => sign * compareCursors(cursorOf(row), from.after) > 0);
    start = next === -1 ? ordered.length : next;
  } else {
    const end = ordered.filter((row) => sign * compareCursors(cursorOf(row), from.before) < 0).length;
    start = Math.max(0, end - query.size);
    return slice(ordered, start, end, cursorOf);
  }
  return slice(ordered, start, start + query.size, cursorOf);
};

const slice = <Row>(ordered: Row[], start: number, end: number, cursorOf: (row: Row) => Cursor): Page<Row> => {
  const rows = ordered.slice(start, end);
  const first = rows[0];
  const last = rows.at(-1);
  return {
    rows,
    total: Math.min(ordered.length, COUNT_CAP),
    capped: ordered.length > COUNT_CAP,
    previous: first && start > 0 ? cursorOf(first) : null,
    next: last && end < ordered.length ? cursorOf(last) : null,
  };
};
