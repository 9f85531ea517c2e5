import type { WriteConnection } from '../database/connection.ts';
import { statement } from '../database/statements.ts';
import { type Cell, rowReader, storedColumns, type Table, type TableName, tables } from '../tables/index.ts';
import { byNewest, placeRows } from './places.ts';
import { refreshSearch, type Touched } from './search-index.ts';

type Stored = { place: number; created_at: number; updated_at: number | null; held: number };
type Incoming = { id: string; createdAt: number; held: boolean; cells: Cell[] };

/** Position of a cell in the order of `storedColumns`: id, created_at, updated_at come first, quarantined_at directly after. */
const [ID, CREATED_AT, UPDATED_AT, QUARANTINED_AT] = [0, 1, 2, 3];

/** Writes rows of any table and keeps places and search in step. To be used inside one transaction; `finish` must come last. */
export type Writer = {
  /**
   * Inserts or replaces. Cells in the order of `columns`.
   * @param always also where `updated_at` says that the stored row is the same; else such a row is passed over
   */
  save(table: Table, columns: readonly string[], rows: readonly (readonly unknown[])[], always?: boolean): void;
  remove(table: Table, ids: readonly string[]): void;
  /** Brings the search in line with what was written. @returns the tables in which anything changed */
  finish(): TableName[];
};

export const createWriter = (connection: WriteConnection): Writer => {
  const touched = new Map<TableName, Touched>();
  const counts = new Map<string, number>();

  const touch = ({ name }: Table, place: number, indexed: boolean) => {
    const places: Touched = touched.get(name) ?? new Map();
    touched.set(name, places);
    places.set(place, { indexed: indexed || (places.get(place)?.indexed ?? false) });
  };

  const find = ({ name, holds }: Table, id: string) =>
    statement<Stored>(
      connection,
      `SELECT place, created_at, updated_at, ${holds ? 'held' : '0 AS held'} FROM ${name} WHERE id = ?`,
    ).get(id);

  /** A project is found by the words of its client, too. */
  const touchProjectsOf = (table: Table, clientId: string) => {
    if (table.name !== 'clients') return;
    const places = statement<{ place: number }>(connection, 'SELECT place FROM projects WHERE client_id = ?').all(clientId);
    for (const { place } of places) touch(tables.projects, place, true);
  };

  const count = ({ name }: Table, held: boolean, difference: number) => {
    const key = `${name} ${Number(held)}`;
    counts.set(key, (counts.get(key) ?? 0) + difference);
  };

  const removeStored = (table: Table, { place, held }: Stored) => {
    statement(connection, `DELETE FROM ${table.name} WHERE place = ?`).run(place);
    count(table, held === 1, -1);
    touch(table, place, true);
  };

  const change = (table: Table, place: number, cells: Cell[]) => {
    const assignments = storedColumns(table).map((column) => `${column} = ?`);
    statement(connection, `UPDATE ${table.name} SET ${assignments.join(', ')} WHERE place = ?`).run(...cells, place);
    touch(table, place, true);
  };

  const insertAll = (table: Table, rows: Incoming[]) => {
    if (rows.length === 0) return;
    const columns = storedColumns(table);
    const insert = statement(
      connection,
      `INSERT INTO ${table.name} (place, ${columns.join(', ')}) VALUES (?${', ?'.repeat(columns.length)})`,
    );
    const moves = placeRows(connection, table, rows.sort(byNewest), (row, place) => {
      insert.run(place, ...row.cells);
      count(table, row.held, 1);
      touch(table, place, false);
    });
    for (const { from, to } of moves) {
      touch(table, from, true);
      touch(table, to, true);
    }
  };

  return {
    save(table, columns, rows, always = false) {
      const read = rowReader(table, columns);
      const fresh = new Map<string, Incoming>();
      const discarded = table.discards && { at: columns.indexOf(table.discards.column), values: table.discards.values };
      for (const row of rows) {
        const cells = read(row);
        const id = String(cells[ID]);
        if (discarded?.values.includes(String(row[discarded.at]))) {
          const kept = find(table, id);
          if (kept) removeStored(table, kept);
          continue;
        }
        const createdAt = Number(cells[CREATED_AT]);
        const held = table.holds && cells[QUARANTINED_AT] !== null;
        const stored = find(table, id);
        if (stored && stored.created_at === createdAt && stored.held === Number(held)) {
          // Every write on the server gives a row a later updated_at: the same one means the same row.
          if (!always && stored.updated_at !== null && stored.updated_at === cells[UPDATED_AT]) continue;
          change(table, stored.place, cells);
        } else {
          if (stored) removeStored(table, stored);
          fresh.set(id, { id, createdAt, held, cells });
        }
        touchProjectsOf(table, id);
      }
      insertAll(table, [...fresh.values()]);
    },

    remove(table, ids) {
      for (const id of ids) {
        const stored = find(table, id);
        if (!stored) continue;
        touchProjectsOf(table, id);
        removeStored(table, stored);
      }
    },

    finish() {
      const add = statement(
        connection,
        `INSERT INTO row_counts (name, held, count) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET count = count + excluded.count`,
      );
      for (const [key, difference] of counts)
        if (difference !== 0) add.run(...key.split(' ').map((part, at) => (at ? Number(part) : part)), difference);
      for (const [name, places] of touched) refreshSearch(connection, tables[name], places);
      return [...touched.keys()];
    },
  };
};
