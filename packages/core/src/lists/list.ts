import { z } from 'zod';

/** Totals are counted up to here; beyond it a list says "10,000+" instead of making the database count a million rows. */
export const COUNT_CAP = 10_000;
export const PAGE_SIZES = [25, 50, 100] as const;

/**
 * A place in a sorted list: the value of the sort column (lower-cased text, number, day or instant as text) and the row's id.
 * Opaque to screens; the same in Postgres, SQLite and memory.
 */
export const cursorSchema = z.tuple([z.union([z.string(), z.number()]), z.guid()]);
export type Cursor = z.infer<typeof cursorSchema>;

export type Sort<Column extends string> = { column: Column; direction: 'asc' | 'desc' };
export type PageStart = { at: 'start' | 'end' } | { after: Cursor } | { before: Cursor };

/** What a list is asked for. `search` is matched case-insensitively, blank means everything. Ties are broken by id in the sort's direction. */
export type ListQuery<Column extends string, Filter extends object = object> = {
  search: string;
  sort: Sort<Column>;
  size: number;
  from: PageStart;
  filter: Filter;
};

/** A page of rows in the order asked for, however it was reached. `total` counts all matches, up to COUNT_CAP (`capped`). */
export type Page<Row> = {
  rows: Row[];
  total: number;
  capped: boolean;
  /** Cursor for `before`, null on the first page. */
  previous: Cursor | null;
  /** Cursor for `after`, null on the last page. */
  next: Cursor | null;
};

/** The zod schema of a query, for boundaries that must not trust their caller (IPC, addresses). Search is cut at 200 characters. */
export const listQuerySchema = <Column extends string, Filter extends z.ZodType<object>>(
  columns: readonly Column[],
  filter: Filter,
) =>
  z.object({
    search: z.string().max(200),
    sort: z.object({ column: z.enum(columns as readonly [Column, ...Column[]]), direction: z.enum(['asc', 'desc']) }),
    size: z.number().int().min(1).max(200),
    from: z.union([
      z.object({ at: z.enum(['start', 'end']) }),
      z.object({ after: cursorSchema }),
      z.object({ before: cursorSchema }),
    ]),
    filter,
  });
