import { type AppError, isAppError, toAppError } from '@millrace/core/errors';
import type { PullAnswer, PullQuery, PullSource } from '@millrace/data/contracts';
import type { Cache } from '../cache/cache.ts';
import { type TableName, tableNames } from '../tables/index.ts';
import { buildSearch, rowsToIndex } from '../write/search-index.ts';
import { applyAnswer } from './apply.ts';
import type { Stage } from './state.ts';
import type { SyncStatus } from './status.ts';

export type SyncOptions = {
  cache: Cache;
  pull: PullSource;
  /** Milliseconds since 1970; shown to the person, never compared with the server's. */
  now?: () => number;
  /** Between two pulls while running. */
  intervalMs?: number;
  /** Rows an answer may hold; each answer is stored in one go, during which the process does nothing else. */
  pageSize?: number;
  /** Rows added to the full-text index in one go. */
  sliceSize?: number;
  /** Called once when the server says that this account is no admin any more. The copy is gone by then (R27). */
  onRevoked?: () => void;
};

export type Sync = {
  /** Pulls now and then at every interval, until `stop`. */
  start(): void;
  /** Ends pulling; an answer on its way is thrown away. Resolves when nothing runs any more. */
  stop(): Promise<void>;
  /** Pulls now: on focus, on regained network, by hand. While a pull runs, that one. Never rejects; see `status().trouble`. */
  pullNow(): Promise<SyncStatus>;
  status(): SyncStatus;
  /** Calls the listener after every change. Returns the unsubscribe function. */
  onStatus(listener: (status: SyncStatus) => void): () => void;
};

const MINUTE = 60_000;
const NETWORK_GONE = new Set(['offline', 'timeout']);

/** Lets everything else in the process have its turn. */
const breathe = () => new Promise<void>((resolve) => setImmediate(resolve));

const progressOf = ({ full, counts, received }: Stage): SyncStatus['pulling'] => ({
  full,
  tables: tableNames.map((name: TableName) => ({
    name,
    received: received[name] ?? 0,
    expected: full ? (counts[name] ?? null) : null,
  })),
});

/**
 * Keeps a cache equal to the server. One pull at a time; each answer's rows and position are stored in one transaction, so that a pull
 * interrupted anywhere goes on where it was.
 */
export const createSync = (options: SyncOptions): Sync => {
  const { cache, pull, now = Date.now, intervalMs = MINUTE, pageSize = 1_000, sliceSize = 500, onRevoked } = options;
  const listeners = new Set<(status: SyncStatus) => void>();
  let running: Promise<void> | null = null;
  let following: Promise<SyncStatus> | null = null;
  let timer: NodeJS.Timeout | null = null;
  let started = false;
  let stopping = new AbortController();
  let succeededAt: number | null = null;
  let offlineSince: number | null = null;
  let trouble: AppError | null = null;
  let pulling: SyncStatus['pulling'] = null;
  let indexing: number | null = null;
  let delay = intervalMs;
  let syncedAt = cache.state().syncedAt;

  const instant = (milliseconds: number | null) => (milliseconds === null ? null : new Date(milliseconds).toISOString());

  const status = (): SyncStatus => {
    // After a machine slept, the last success is long ago whatever it was.
    const fresh = succeededAt !== null && Math.abs(now() - succeededAt) < 2.5 * intervalMs;
    const connection = offlineSince !== null ? 'offline' : fresh && !trouble ? 'live' : 'cached';
    return {
      connection,
      since: instant(connection === 'offline' ? offlineSince : syncedAt),
      ready: syncedAt !== null,
      pulling,
      indexing,
      trouble: trouble?.toJSON() ?? null,
    };
  };
  const announce = () => {
    const current = status();
    for (const listener of listeners) {
      try {
        listener(current);
      } catch (error) {
        // A listener's own trouble must end neither the pull nor the process.
        trouble ??= toAppError(error);
      }
    }
  };

  const ask = (signal: AbortSignal, cursor: unknown) => {
    const { epoch, mark } = cache.state();
    const query: PullQuery = { epoch, mark, cursor, size: pageSize };
    const before = cache.writtenHere.moment();
    const answer = pull(query, signal);
    // Handled where it is awaited; this only keeps an answer that nobody awaits any more from ending the process.
    answer.catch(() => undefined);
    return { answer, before };
  };

  const store = (answer: PullAnswer, before: number) => {
    const { state, changed } = cache.write((connection) =>
      applyAnswer(connection, answer, cache.writtenHere.since(before), now()),
    );
    pulling = state.stage && progressOf(state.stage);
    syncedAt = state.syncedAt;
    cache.changed(changed);
    announce();
  };

  const finishPull = async (signal: AbortSignal, cursor: unknown) => {
    let asked = ask(signal, cursor);
    for (;;) {
      const { answer, before } = asked;
      const received = await answer;
      signal.throwIfAborted();
      const more = received.next !== null && received.next !== undefined;
      // The next answer is computed while this one is stored.
      if (more) asked = ask(signal, received.next);
      store(received, before);
      if (!more) return;
      await breathe();
      signal.throwIfAborted();
    }
  };

  const fetchEverything = async (signal: AbortSignal) => {
    const interrupted = cache.state().stage;
    if (interrupted) await finishPull(signal, interrupted.cursor);
    // What an interrupted pull brings is as of the time when it began.
    await finishPull(signal, null);
  };

  const buildIndex = async (signal: AbortSignal) => {
    indexing = cache.write(rowsToIndex);
    for (;;) {
      const added = cache.write((connection) => buildSearch(connection, sliceSize));
      if (added === null) break;
      indexing = Math.max(0, (indexing ?? 0) - added);
      announce();
      await breathe();
      signal.throwIfAborted();
    }
    indexing = null;
  };

  const run = async (signal: AbortSignal) => {
    try {
      await fetchEverything(signal);
      succeededAt = now();
      offlineSince = null;
      trouble = null;
      announce();
      await buildIndex(signal);
      cache.writtenHere.forget();
    } catch (error) {
      if (signal.aborted) return;
      // Closed or wiped meanwhile: there is nothing to keep any more.
      if (isAppError(error) && error.hint === 'cache-closed') return halt();
      trouble = toAppError(error);
      if (NETWORK_GONE.has(trouble.code)) offlineSince ??= now();
      else offlineSince = null;
      if (isAppError(error) && error.hint === 'cache-damaged') {
        syncedAt = cache.state().syncedAt;
        delay = 0;
      }
      if (isAppError(error) && error.code === 'forbidden') {
        halt();
        cache.wipe();
        onRevoked?.();
      }
    } finally {
      pulling = null;
      indexing = null;
      if (!signal.aborted) announce();
    }
  };

  const pullNow = async (): Promise<SyncStatus> => {
    // The pull under way may have read its tables before the change that the caller knows of: another one follows it.
    if (running && !stopping.signal.aborted) {
      following ??= running.then(() => {
        following = null;
        return pullNow();
      });
      return following;
    }
    running ??= run(stopping.signal).finally(() => {
      running = null;
      schedule();
    });
    await running;
    return status();
  };

  const schedule = () => {
    if (timer) clearTimeout(timer);
    timer = null;
    if (!started) return;
    timer = setTimeout(() => void pullNow(), delay);
    timer.unref();
    delay = intervalMs;
  };

  const halt = () => {
    started = false;
    if (timer) clearTimeout(timer);
    timer = null;
    stopping.abort();
  };

  return {
    start() {
      if (started) return;
      started = true;
      stopping = new AbortController();
      void pullNow();
    },
    async stop() {
      halt();
      await running;
    },
    pullNow,
    status,
    onStatus(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
