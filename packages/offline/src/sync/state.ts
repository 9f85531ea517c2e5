import type { PullAnswer } from '@millrace/data/contracts';
import type { Connection, WriteConnection } from '../database/connection.ts';
import { statement } from '../database/statements.ts';
import type { TableName } from '../tables/index.ts';
import type { RowKey } from '../write/reconcile.ts';

/** A pull under way, kept so that it goes on where it was interrupted. */
export type Stage = {
  epoch: string;
  mark: string | null;
  full: boolean;
  cursor: unknown;
  /** Rows expected (full pulls) and received, by table. */
  counts: Record<string, number>;
  received: Partial<Record<TableName, number>>;
  /** Full pulls: the oldest row received of each table begun. */
  reached: Partial<Record<TableName, RowKey>>;
};

export type SyncState = {
  epoch: string | null;
  mark: string | null;
  /** When the last pull was completed, in milliseconds since 1970 by this machine's clock; shown, never compared. */
  syncedAt: number | null;
  stage: Stage | null;
};

type Row = { epoch: string | null; mark: string | null; synced_at: number | null; stage: string | null };

export const readSyncState = (connection: Connection): SyncState => {
  const row = statement<Row>(connection, 'SELECT epoch, mark, synced_at, stage FROM sync_state').get();
  return {
    epoch: row?.epoch ?? null,
    mark: row?.mark ?? null,
    syncedAt: row?.synced_at ?? null,
    stage: row?.stage ? (JSON.parse(row.stage) as Stage) : null,
  };
};

export const writeSyncState = (connection: WriteConnection, state: SyncState): void => {
  statement(connection, 'UPDATE sync_state SET epoch = ?, mark = ?, synced_at = ?, stage = ?').run(
    state.epoch,
    state.mark,
    state.syncedAt,
    state.stage && JSON.stringify(state.stage),
  );
};

/** The stage that an answer belongs to: the one under way, or a new one when it is the first of its pull. */
export const stageOf = (state: SyncState, answer: PullAnswer): Stage => {
  const { stage } = state;
  // In the middle of a pull the server may have been replaced: its answer then is the first of another pull.
  if (stage && stage.epoch === answer.epoch && stage.full === answer.full && !(answer.full && answer.counts)) return stage;
  return {
    epoch: answer.epoch,
    mark: answer.mark,
    full: answer.full,
    cursor: null,
    counts: answer.counts ?? {},
    received: {},
    reached: {},
  };
};
