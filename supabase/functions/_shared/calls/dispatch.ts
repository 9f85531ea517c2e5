import { databaseCallQueue } from '../backend/calls.ts';
import { errorWords, logError } from '../log.ts';
import { type Settings, settings } from '../settings.ts';
import { type CallTally, runDispatcher } from './dispatcher.ts';
import { mayCall } from './hours.ts';
import { logTelephony } from './log-telephony.ts';
import type { Telephony } from './telephony.ts';
import { twilioTelephony } from './twilio.ts';

const telephonyOf = (config: Settings): Telephony =>
  config.CALL_TRANSPORT === 'log'
    ? logTelephony()
    : twilioTelephony({
        url: config.TWILIO_URL,
        accountSid: config.TWILIO_ACCOUNT_SID ?? '',
        authToken: config.TWILIO_AUTH_TOKEN ?? '',
        from: config.TWILIO_FROM ?? '',
        bridgeTo: config.CALL_BRIDGE_TO,
        reportUrl: `${config.FUNCTIONS_URL}/call-status`,
        timeoutMs: config.CALL_TIMEOUT_MS,
      });

/** Places all due calls, unless it is not the hour for calls. @throws Refusal when the database is away. */
export const dispatchNow = async (): Promise<CallTally> => {
  const config = settings();
  if (!mayCall(new Date(), config)) return { placed: 0, failed: 0 };
  return await runDispatcher({
    queue: databaseCallQueue(Math.ceil(config.CALL_TIMEOUT_MS / 1_000) * 6),
    telephony: telephonyOf(config),
    maxAttempts: config.CALL_MAX_ATTEMPTS,
    backoff: { baseMs: 30_000, maxMs: 600_000 },
  });
};

/** Places what a request has just stored; failures are left to the scheduled dispatcher. */
export const dispatchSoon = async (): Promise<void> => {
  try {
    await dispatchNow();
  } catch (error) {
    logError('dispatch', { error: errorWords(error) });
  }
};
