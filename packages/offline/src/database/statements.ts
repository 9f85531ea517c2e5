import type { Statement } from 'better-sqlite3';
import type { Connection } from './connection.ts';

const prepared = new WeakMap<Connection, Map<string, Statement<unknown[], unknown>>>();

/** The statement for this text, prepared once a connection. */
export const statement = <Row = unknown>(connection: Connection, sql: string): Statement<unknown[], Row> => {
  const statements = prepared.get(connection) ?? new Map<string, Statement<unknown[], unknown>>();
  prepared.set(connection, statements);
  const found = statements.get(sql) ?? connection.prepare<unknown[], unknown>(sql);
  statements.set(sql, found);
  return found as Statement<unknown[], Row>;
};

/** The first column of the only row, undefined when there is none. */
export const scalar = <Value>(connection: Connection, sql: string, ...parameters: unknown[]): Value | undefined => {
  const row = statement<Record<string, unknown>>(connection, sql).get(...parameters);
  return row === undefined ? undefined : (Object.values(row)[0] as Value);
};
