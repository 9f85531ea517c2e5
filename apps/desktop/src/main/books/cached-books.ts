import { offlineMessages } from '@millrace/core/messages';
import type { AdminRepositories, PullSource } from '@millrace/data/contracts';
import { type Cache, cachedAdmin, createSync } from '@millrace/offline';
import type { SyncStatus } from '../../ipc/bridge.ts';
import type { OpenBooks } from './open-books.ts';
import { bridgeStatus } from './sync-status.ts';

/** Changes of a long first sync come in many small steps; screens read again this often at most. */
const GATHER_MS = 200;
/** While the server is away it is asked more often than once a minute. */
const RETRY_MS = 10_000;
/** Fewer rows than these are in the index before a progress bar could be read. */
const WORTH_SHOWING = 2_000;

type Parts = {
  cache: Cache;
  online: AdminRepositories;
  pull: PullSource;
  onStatus(status: SyncStatus): void;
  /** Hears which tables changed in the cache, gathered. */
  onData(tables: string[]): void;
};

/** Books over the cache: reads are answered on this machine, writes go to the server and are in the cache when they return. */
export const cachedBooks = ({ cache, online, pull, onStatus, onData }: Parts): OpenBooks => {
  const sync = createSync({ cache, pull });
  const changed = new Set<string>();
  let gathering: NodeJS.Timeout | null = null;
  let toIndex: number | null = null;
  let closed = false;

  const status = (): SyncStatus => {
    const current = sync.status();
    if (current.indexing === null) toIndex = null;
    else if (current.indexing > WORTH_SHOWING) toIndex = Math.max(toIndex ?? 0, current.indexing);
    return bridgeStatus(current, cache.state(), toIndex, cache.recovered ? offlineMessages.recovered : null);
  };

  const tell = () => {
    gathering = null;
    if (closed) return;
    onData([...changed]);
    changed.clear();
  };

  const stopListening = [
    sync.onStatus(() => {
      if (!closed) onStatus(status());
    }),
    cache.onChange((tables) => {
      for (const table of tables) changed.add(table);
      gathering ??= setTimeout(tell, GATHER_MS);
    }),
  ];
  sync.start();
  const retrying = setInterval(() => {
    if (sync.status().connection === 'offline') void sync.pullNow();
  }, RETRY_MS);

  return {
    repositories: cachedAdmin(cache, online),
    status,

    async refresh() {
      if (!closed) await sync.pullNow();
    },

    async close() {
      if (closed) return;
      closed = true;
      clearInterval(retrying);
      if (gathering) clearTimeout(gathering);
      for (const stop of stopListening) stop();
      await sync.stop();
      cache.close();
    },
  };
};
