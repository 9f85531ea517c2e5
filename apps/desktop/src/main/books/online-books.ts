import { isAppError } from '@millrace/core/errors';
import type { AdminRepositories } from '@millrace/data/contracts';
import { tableNames } from '@millrace/offline';
import type { SyncStatus } from '../../ipc/bridge.ts';
import type { OpenBooks } from './open-books.ts';

type Parts = {
  online: AdminRepositories;
  /** Hears of every change of the connection. */
  onStatus(status: SyncStatus): void;
  /** Hears that the server was asked again, so that screens do the same. */
  onData(tables: string[]): void;
  /** Why there is no cache, when the person should know. */
  notice?: string;
  /** Hears of a refusal, which may mean that this is no admin any more. */
  onRefused(): void;
  now?: () => Date;
};

/** Books without a cache, for a machine on which nothing may be kept: every read and write goes to the server. */
export const onlineBooks = ({ online, onStatus, onData, onRefused, notice, now = () => new Date() }: Parts): OpenBooks => {
  let status: SyncStatus = { state: 'cached', asOf: null, offlineSince: null, progress: null, notice: notice ?? null };
  let closed = false;

  const set = (change: Partial<SyncStatus>) => {
    if (closed) return;
    status = { ...status, ...change };
    onStatus(status);
  };

  return {
    repositories: online,
    status: () => status,

    async refresh() {
      try {
        await online.overview.read();
        set({ state: 'live', asOf: now().toISOString(), offlineSince: null });
        if (!closed) onData([...tableNames]);
      } catch (error) {
        if (isAppError(error) && (error.code === 'forbidden' || error.code === 'unauthorised')) onRefused();
        else set({ state: 'offline', offlineSince: status.offlineSince ?? now().toISOString() });
      }
    },

    async close() {
      closed = true;
    },
  };
};
