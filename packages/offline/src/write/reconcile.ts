import type { WriteConnection } from '../database/connection.ts';
import { statement } from '../database/statements.ts';
import type { Table } from '../tables/index.ts';

/** A position in a table read newest first. */
export type RowKey = [createdAt: number, id: string];

/**
 * The ids of rows here that a full pull has passed without sending them: older than `after` (null: from the newest on) and not older
 * than `upto` (null: to the oldest). A first pull finds none; one after a change of epoch finds what the server no longer has.
 */
export const rowsMissing = (
  connection: WriteConnection,
  table: Table,
  after: RowKey | null,
  upto: RowKey | null,
  sent: ReadonlySet<string>,
): string[] => {
  const bounds = [after ? '(created_at, id) < (?, ?)' : '', upto ? '(created_at, id) >= (?, ?)' : ''].filter(Boolean);
  const parameters = [...(after ?? []), ...(upto ?? [])];
  const within = (held: string[]) =>
    statement<{ id: string }>(
      connection,
      `SELECT id FROM ${table.name}${[...held, ...bounds].length ? ` WHERE ${[...held, ...bounds].join(' AND ')}` : ''}`,
    ).all(...parameters);
  const rows = table.holds ? [...within(['held = 0']), ...within(['held = 1'])] : within([]);
  return rows.map(({ id }) => id).filter((id) => !sent.has(id));
};
