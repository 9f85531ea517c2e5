import { callDatabase } from '../_shared/backend/rpc.ts';
import { endpoint } from '../_shared/http/endpoint.ts';
import { requireWorkerKey } from '../_shared/http/worker-key.ts';
import { settings } from '../_shared/settings.ts';

/** Deletes what its retention period has outlived, called once a day. Answers how many rows went, by table. */
export const handler = endpoint('purge', ['POST'], async (request) => {
  await requireWorkerKey(request);
  const config = settings();
  const purged = await callDatabase('intake_purge', {
    request: {
      quarantine_days: config.RETENTION_QUARANTINE_DAYS,
      mails_days: config.RETENTION_MAILS_DAYS,
      requests_days: config.RETENTION_NEWSLETTER_REQUESTS_DAYS,
      pending_days: config.RETENTION_PENDING_SUBSCRIBERS_DAYS,
    },
  });
  return { body: { success: true, purged }, outcome: 'done' };
});
