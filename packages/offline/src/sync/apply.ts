import { AppError } from '@millrace/core/errors';
import { offlineMessages } from '@millrace/core/messages';
import type { PullAnswer, PulledTable } from '@millrace/data/contracts';
import type { WriteConnection } from '../database/connection.ts';
import { isTableName, type Table, type TableName, tables } from '../tables/index.ts';
import { type RowKey, rowsMissing } from '../write/reconcile.ts';
import { createWriter, type Writer } from '../write/writer.ts';
import { readSyncState, type Stage, type SyncState, stageOf, writeSyncState } from './state.ts';

export type Applied = { state: SyncState; changed: TableName[] };

const required = (pulled: PulledTable, column: string): number => {
  const at = pulled.columns.indexOf(column);
  if (at === -1)
    throw new AppError({ code: 'unexpected', message: offlineMessages.unreadable, details: `${pulled.name}.${column}` });
  return at;
};

const applyTable = (
  connection: WriteConnection,
  writer: Writer,
  stage: Stage,
  table: Table,
  pulled: PulledTable,
  keptAsWritten: (id: string) => boolean,
) => {
  const [id, createdAt] = [required(pulled, 'id'), required(pulled, 'created_at')];
  if (stage.full) {
    const last = pulled.rows.at(-1);
    const upto: RowKey | null = pulled.done || !last ? null : [Number(last[createdAt]), String(last[id])];
    if (pulled.done || last) {
      const sent = new Set(pulled.rows.map((row) => String(row[id])));
      const missing = rowsMissing(connection, table, stage.reached[table.name] ?? null, upto, sent);
      writer.remove(
        table,
        missing.filter((missed) => !keptAsWritten(missed)),
      );
      if (upto) stage.reached[table.name] = upto;
    }
  }
  writer.save(
    table,
    pulled.columns,
    pulled.rows.filter((row) => !keptAsWritten(String(row[id]))),
  );
  stage.received[table.name] = (stage.received[table.name] ?? 0) + pulled.rows.length;
};

/**
 * Stores one answer: rows, deletions, search entries and how far the pull is, in one transaction.
 * @param keptAsWritten whether a row was written here (by the person) after the answer was asked for; the answer may be older than
 *   that, and the next pull brings the row again
 * @param now milliseconds since 1970
 */
export const applyAnswer = (
  connection: WriteConnection,
  answer: PullAnswer,
  keptAsWritten: (id: string) => boolean,
  now: number,
): Applied =>
  connection.transaction((): Applied => {
    const before = readSyncState(connection);
    const stage = stageOf(before, answer);
    const writer = createWriter(connection);
    for (const [name, id] of answer.deleted) {
      if (isTableName(name) && !keptAsWritten(id)) writer.remove(tables[name], [id]);
    }
    for (const pulled of answer.tables) {
      // A table of a later version is none of ours.
      if (isTableName(pulled.name)) applyTable(connection, writer, stage, tables[pulled.name], pulled, keptAsWritten);
    }
    const complete = answer.next === null || answer.next === undefined;
    const state: SyncState = complete
      ? { epoch: stage.epoch, mark: stage.mark ?? before.mark, syncedAt: now, stage: null }
      : { ...before, stage: { ...stage, cursor: answer.next } };
    writeSyncState(connection, state);
    return { state, changed: writer.finish() };
  })();
