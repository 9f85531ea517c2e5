import { endpoint } from '../_shared/http/endpoint.ts';
import { requireWorkerKey } from '../_shared/http/worker-key.ts';
import { deliverNow } from '../_shared/mail/deliver.ts';

/** The worker behind the outbox, called every minute. Answers how many mails were sent, failed and put back. */
export const handler = endpoint('deliver-mail', ['POST'], async (request) => {
  await requireWorkerKey(request);
  return { body: { success: true, ...(await deliverNow()) }, outcome: 'done' };
});
