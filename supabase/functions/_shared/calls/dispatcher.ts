import type { CallQueue, DueCall } from '../backend/calls.ts';
import { errorWords, logError, logInfo } from '../log.ts';
import { type Backoff, pauseAfter } from '../mail/backoff.ts';
import { CallError, type Telephony } from './telephony.ts';

export type DispatcherOptions = { queue: CallQueue; telephony: Telephony; maxAttempts: number; backoff: Backoff };
export type CallTally = { placed: number; failed: number };

const BATCH = 5;
const MAX_BATCHES = 10;

/**
 * Hands all due calls to the telephone provider, one after the other. A call that was certainly not placed is tried again with growing
 * pauses; one of which that is doubtful is marked as failed, for a person to call.
 */
export const runDispatcher = async ({ queue, telephony, maxAttempts, backoff }: DispatcherOptions): Promise<CallTally> => {
  const tally: CallTally = { placed: 0, failed: 0 };
  const place = async (call: DueCall) => {
    try {
      const { providerId } = await telephony.place(call);
      await queue.settle({ id: call.id, lease: call.lease, outcome: 'calling', provider_id: providerId });
      tally.placed += 1;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      tally.failed += 1;
      const again = error.kind === 'temporary' && call.attempts < maxAttempts;
      const delay_ms = pauseAfter(call.attempts, backoff, Math.random());
      await queue.settle({
        id: call.id,
        lease: call.lease,
        outcome: again ? 'retry' : 'failed',
        error: errorWords(error),
        delay_ms,
      });
      logError('call', { call: call.id, attempt: call.attempts, outcome: again ? 'retry' : 'failed', error: errorWords(error) });
    }
  };
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const calls = await queue.claim(BATCH);
    if (calls.length === 0) break;
    for (const call of calls) await place(call);
  }
  if (tally.placed + tally.failed > 0) logInfo('dispatch', tally);
  return tally;
};
