import type { Cache, SyncStatus as CacheStatus, TableProgress } from '@millrace/offline';
import type { SyncStatus } from '../../ipc/bridge.ts';

type Progress = SyncStatus['progress'];

const rows = (tables: readonly TableProgress[]): NonNullable<Progress> =>
  tables.map(({ name, received, expected }) => ({ table: name, done: received, total: expected ?? received }));

/** A first sync that was interrupted and waits for the server: how far it came is kept in the cache. */
const waiting = ({ stage }: ReturnType<Cache['state']>): Progress =>
  stage?.full
    ? Object.entries(stage.counts).map(([table, total]) => ({ table, done: countOf(stage.received, table), total }))
    : null;

const countOf = (counts: Record<string, number | undefined>, table: string): number => counts[table] ?? 0;

/**
 * What the cache's sync says, in the words of the bridge.
 * @param toIndex how many rows the search index was to take up when its building began; null when it was complete before
 */
export const bridgeStatus = (
  { connection, since, ready, pulling, indexing }: CacheStatus,
  state: ReturnType<Cache['state']>,
  toIndex: number | null,
  notice: string | null,
): SyncStatus => {
  const asOf = state.syncedAt === null ? null : new Date(state.syncedAt).toISOString();
  const loading = pulling?.full ? rows(pulling.tables) : ready ? null : waiting(state);
  const searching: Progress =
    indexing !== null && toIndex !== null ? [{ table: 'search', done: toIndex - indexing, total: toIndex }] : null;
  return {
    state: connection,
    asOf,
    offlineSince: connection === 'offline' ? since : null,
    progress: loading ?? searching,
    notice,
  };
};
