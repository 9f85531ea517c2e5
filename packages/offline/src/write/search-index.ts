import type { WriteConnection } from '../database/connection.ts';
import { scalar, statement } from '../database/statements.ts';
import { type Table, type TableName, tables } from '../tables/index.ts';
import { placeRange } from './places.ts';

/** A place beyond all others: the whole table is in its index. */
const ALL = Number.MAX_SAFE_INTEGER;

const upto = (connection: WriteConnection, table: Table): number =>
  scalar<number>(connection, 'SELECT upto FROM search_progress WHERE name = ?', table.name) ?? ALL;

/** What happened to places during a batch. `indexed`: the place may have had an entry before. */
export type Touched = Map<number, { indexed: boolean }>;

/**
 * Brings the index entries of the touched places in line with the rows. Ascending, because FTS5 writes out its buffer whenever row
 * numbers go back. Places that the first building has not reached yet are left to it.
 */
export const refreshSearch = (connection: WriteConnection, table: Table, touched: Touched): void => {
  if (!table.searchText || touched.size === 0) return;
  const name = table.name;
  const reached = upto(connection, table);
  const textAt = statement<{ text: string }>(
    connection,
    `SELECT index_text(${table.searchText}) AS text FROM ${name} t WHERE place = ?`,
  );
  const remove = statement(connection, `DELETE FROM ${name}_search WHERE rowid = ?`);
  // Not INSERT ... SELECT: for that SQLite opens a savepoint, at which FTS5 writes out what it has collected, row by row.
  const insert = statement(connection, `INSERT INTO ${name}_search (rowid, text) VALUES (?, ?)`);
  const places = [...touched.keys()].filter((place) => place <= reached).sort((a, b) => a - b);
  for (const place of places) if (touched.get(place)?.indexed) remove.run(place);
  for (const place of places) {
    const row = textAt.get(place);
    if (row) insert.run(place, row.text);
  }
};

/** While an index is built, parts are merged seldom; afterwards as FTS5 does by itself, to keep few parts for a search to look into. */
const MERGING = { building: [16, 64], kept: [4, 16] } as const;
/** Pages of an index merged in one go. */
const MERGED_PAGES = 100;

const command = (connection: WriteConnection, name: TableName, word: string, value: number) =>
  connection.exec(`INSERT INTO ${name}_search (${name}_search, rank) VALUES ('${word}', ${value})`);

const setMerging = (connection: WriteConnection, name: TableName, [automerge, crisismerge]: readonly [number, number]) => {
  command(connection, name, 'automerge', automerge);
  command(connection, name, 'crisismerge', crisismerge);
};

type Progress = { name: TableName; upto: number; merging: number };

const addRows = (connection: WriteConnection, { name, upto: reached }: Progress, size: number): number => {
  const { searchText } = tables[name];
  if (reached < 0 && reached < placeRange(false)[0]) setMerging(connection, name, MERGING.building);
  const last = scalar<number | null>(
    connection,
    `SELECT max(place) FROM (SELECT place FROM ${name} WHERE place > ? ORDER BY place LIMIT ?)`,
    reached,
    size,
  );
  const progress = statement(connection, 'UPDATE search_progress SET upto = ?, merging = ? WHERE name = ?');
  if (last === null || last === undefined) {
    progress.run(ALL, 1, name);
    return 0;
  }
  const added = statement(
    connection,
    `INSERT INTO ${name}_search (rowid, text) SELECT place, index_text(${searchText}) FROM ${name} t
     WHERE place > ? AND place <= ? ORDER BY place`,
  ).run(reached, last);
  progress.run(last, 0, name);
  return added.changes;
};

/** Merges the parts that the building left behind into one, a little at a time. */
const mergeParts = (connection: WriteConnection, { name, merging }: Progress): void => {
  const changes = () => scalar<number>(connection, 'SELECT total_changes()') ?? 0;
  const before = changes();
  // A negative number begins: it puts all parts up for merging.
  command(connection, name, 'merge', merging === 1 ? -MERGED_PAGES : MERGED_PAGES);
  const done = merging === 2 && changes() - before < 2;
  if (done) setMerging(connection, name, MERGING.kept);
  statement(connection, 'UPDATE search_progress SET merging = ? WHERE name = ?').run(done ? 0 : 2, name);
};

/**
 * Does a little of what the indexes still need after rows were loaded: adds rows to them, then merges their parts.
 * @returns how many rows were added (perhaps none), or null when nothing is left to do
 */
export const buildSearch = (connection: WriteConnection, size: number): number | null =>
  connection.transaction(() => {
    const next = statement<Progress>(
      connection,
      'SELECT name, upto, merging FROM search_progress WHERE upto < ? OR merging > 0 ORDER BY upto = ?, name LIMIT 1',
    ).get(ALL, ALL);
    if (!next) return null;
    if (next.upto < ALL) return addRows(connection, next, size);
    mergeParts(connection, next);
    return 0;
  })();

/** How many rows still wait for their index entry. */
export const rowsToIndex = (connection: WriteConnection): number => {
  const waiting = statement<{ name: TableName; upto: number }>(
    connection,
    'SELECT name, upto FROM search_progress WHERE upto < ?',
  );
  return waiting
    .all(ALL)
    .reduce(
      (sum, { name, upto: reached }) =>
        sum + (scalar<number>(connection, `SELECT count(*) FROM ${name} WHERE place > ?`, reached) ?? 0),
      0,
    );
};
