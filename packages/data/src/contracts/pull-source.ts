/** What a pull asks for: everything (no mark), what changed since a mark, or the continuation of a pull (its cursor). */
export type PullQuery = {
  /** Both from the last completed pull; null for everything. */
  epoch: string | null;
  mark: string | null;
  /** From the answer before; opaque. Null for the first answer of a pull. */
  cursor: unknown;
  /** How many rows and deletions an answer may hold. */
  size: number;
};

/** Rows of one table as arrays in the order of `columns`; moments are microseconds since 1970, UTC. */
export type PulledTable = {
  name: string;
  columns: string[];
  rows: unknown[][];
  /** In a full pull: the table holds nothing older than the last row sent. */
  done: boolean;
};

/** One answer of a pull (supabase/migrations, pull_changes). Deletions are applied before rows. */
export type PullAnswer = {
  /** Another epoch than the one asked with: the server was restored or replaced, and everything is being sent. */
  epoch: string;
  /** Everything is being sent, newest first, table by table: what is not among it is gone. */
  full: boolean;
  /** To be kept once the pull is complete; null when there was nothing new. */
  mark: string | null;
  /** Rows by table, with the first answer of a full pull. */
  counts: Record<string, number> | null;
  tables: PulledTable[];
  /** Table and id. */
  deleted: [table: string, id: string][];
  /** Null when the pull is complete. */
  next: unknown;
};

/**
 * Where changes come from.
 * @throws AppError `forbidden` when the caller is no admin (any more), `unauthorised`, `offline`, `timeout`, `unavailable`.
 */
export type PullSource = (query: PullQuery, signal?: AbortSignal) => Promise<PullAnswer>;
