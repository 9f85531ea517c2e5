export const tableNames = [
  'profiles',
  'clients',
  'contact_submissions',
  'projects',
  'demo_requests',
  'call_requests',
  'newsletter_subscribers',
  'mail_outbox',
] as const;
export type TableName = (typeof tableNames)[number];

/** How a cell of the wire becomes one of SQLite: `flag` is 0 or 1, `list` is JSON, `moment` is microseconds since 1970. */
export type CellKind = 'text' | 'number' | 'flag' | 'moment' | 'list';
export type Cell = string | number | null;

/** What the cache knows of a synced table, beside `place`, `id`, `created_at` and `updated_at`, which all have. */
export type Table = {
  name: TableName;
  columns: Readonly<Record<string, CellKind>>;
  /** Columns computed here: the lower-cased text of another one, empty for null. */
  sortKeys: Readonly<Record<string, string>>;
  /** Whether rows can be in quarantine; those are listed and placed by themselves. */
  holds: boolean;
  /** What a search looks into, as an SQL expression over the row `t`; null when it is never searched. */
  searchText: string | null;
  /** Rows that need not be kept here, by the value of a column. */
  discards?: { column: string; values: readonly string[] };
};

const NAMED = { id: 'text', created_at: 'moment', updated_at: 'moment' } as const;

/** Every stored column in order, without `place`. */
export const storedColumns = (table: Table): string[] => [
  ...Object.keys(NAMED),
  ...Object.keys(table.columns),
  ...Object.keys(table.sortKeys),
];

const toCell = (value: unknown, kind: CellKind): Cell => {
  if (value === null || value === undefined) return null;
  if (kind === 'flag') return value ? 1 : 0;
  if (kind === 'list') return JSON.stringify(value);
  return value as Cell;
};

/**
 * A function that turns a row of the wire (cells in the order of `columns`) into the cells of `storedColumns`. Columns that this
 * version does not know are left out; those that the server does not send are null.
 */
export const rowReader = (table: Table, columns: readonly string[]): ((row: readonly unknown[]) => Cell[]) => {
  const sources = Object.entries({ ...NAMED, ...table.columns }).map(([name, kind]) => ({ at: columns.indexOf(name), kind }));
  const sorted = Object.values(table.sortKeys).map((source) => columns.indexOf(source));
  return (row) => {
    const cells: Cell[] = [];
    for (const { at, kind } of sources) cells.push(toCell(row[at], kind));
    for (const at of sorted) cells.push(String(row[at] ?? '').toLowerCase());
    return cells;
  };
};
