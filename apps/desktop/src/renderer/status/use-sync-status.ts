import { createContext, useContext, useSyncExternalStore } from 'react';
import type { SyncStatus } from '../../ipc/bridge.ts';
import type { SyncStore } from './sync-store.ts';

const SyncStoreContext = createContext<SyncStore | null>(null);
export const SyncStoreProvider = SyncStoreContext.Provider;

export function useSyncStatus(): SyncStatus {
  const store = useContext(SyncStoreContext);
  if (!store) throw new Error('SyncStoreProvider is missing');
  return useSyncExternalStore(store.subscribe, store.getStatus);
}
