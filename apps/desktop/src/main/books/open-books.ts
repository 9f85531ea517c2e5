import type { AdminRepositories } from '@millrace/data/contracts';
import type { SyncStatus } from '../../ipc/bridge.ts';

/** What an account's screens read and write while it is open: through the cache, or straight from the server. */
export type OpenBooks = {
  repositories: AdminRepositories;
  status(): SyncStatus;
  /** Brings the data in step with the server now; a run that is under way is joined. Never throws. */
  refresh(): Promise<void>;
  /** Stops everything that runs, then closes the file. Nothing is written after it has resolved. */
  close(): Promise<void>;
};
