import { offlineMessages } from '@millrace/core/messages';
import type { Connection } from '@millrace/ui/admin';
import type { SyncStatus } from '../../ipc/bridge.ts';

/** What the shared screens need to know: whether the server can be written to, and if not, why. */
export const connectionOf = (status: SyncStatus, refresh: () => void): Connection => ({
  state: status.state,
  ...(status.asOf ? { since: status.asOf } : {}),
  ...(status.state === 'offline' ? { canWrite: false, reason: offlineMessages.cannotWrite } : { canWrite: true }),
  refresh,
});
