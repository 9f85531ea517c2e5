import type { AppErrorShape } from '@millrace/core/errors';
import { offlineMessages } from '@millrace/core/messages';
import type { TableName } from '../tables/index.ts';

/** Rows received and expected (unknown while null) of a table. */
export type TableProgress = { name: TableName; received: number; expected: number | null };

export type SyncStatus = {
  /** `live`: the last pull succeeded just now. `cached`: shown as of `since`. `offline`: no network since `since`. */
  connection: 'live' | 'cached' | 'offline';
  /** ISO 8601, UTC; by this machine's clock. Null while nothing was ever pulled. */
  since: string | null;
  /** Whether a first sync was completed once: until then lists are short of rows. */
  ready: boolean;
  /** The pull under way; `full` when everything is fetched (a first sync, or after the server was restored). */
  pulling: { full: boolean; tables: TableProgress[] } | null;
  /** Rows that wait for their entry in the full-text index, while it is being built. */
  indexing: number | null;
  /** Why the last pull failed; null when it did not. */
  trouble: AppErrorShape | null;
};

/** The words of the quiet indicator: 'Live', 'Cached, as of 14:20' or 'Offline since 13:05'. */
export const syncLabel = (status: SyncStatus, formatTime: (instant: string) => string): string => {
  const time = status.since ? formatTime(status.since) : '–';
  if (status.connection === 'live') return offlineMessages.live;
  return status.connection === 'cached' ? offlineMessages.cached(time) : offlineMessages.offline(time);
};
