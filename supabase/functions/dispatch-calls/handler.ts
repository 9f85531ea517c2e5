import { dispatchNow } from '../_shared/calls/dispatch.ts';
import { endpoint } from '../_shared/http/endpoint.ts';
import { requireWorkerKey } from '../_shared/http/worker-key.ts';

/** The worker behind the call requests, called every minute. Answers how many calls were placed and failed. */
export const handler = endpoint('dispatch-calls', ['POST'], async (request) => {
  await requireWorkerKey(request);
  return { body: { success: true, ...(await dispatchNow()) }, outcome: 'done' };
});
