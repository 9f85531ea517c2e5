import type { Bridge, SyncStatus } from '../../ipc/bridge.ts';

const unknown: SyncStatus = { state: 'cached', asOf: null, offlineSince: null, progress: null, notice: null };

export type SyncStore = { getStatus(): SyncStatus; subscribe(listener: () => void): () => void };

/** The last status that the main process told. */
export const createSyncStore = (bridge: Pick<Bridge, 'sync' | 'on'>): SyncStore => {
  let status = unknown;
  const listeners = new Set<() => void>();
  const take = (next: SyncStatus) => {
    status = next;
    for (const listener of listeners) listener();
  };
  bridge.on('sync-status', take);
  const ask = () =>
    bridge.sync.status().then(
      (current) => take(current ?? unknown),
      () => {},
    );
  // Another account has other data; nobody's are unknown.
  bridge.on('account-changed', () => void ask());
  void ask();
  return {
    getStatus: () => status,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
