import { databaseOutbox } from '../backend/outbox.ts';
import { errorWords, logError } from '../log.ts';
import { settings } from '../settings.ts';
import { composeMail } from './compose.ts';
import { runCourier, type Tally } from './courier.ts';
import type { MailTransport } from './mail.ts';
import { mailTransport } from './transport.ts';

/** Long enough for the answer to leave and for submissions of the same moment to share a round. */
const GATHER_MS = 40;

let transport: MailTransport | undefined;
let running: Promise<Tally> | undefined;
let wanted = false;

const round = (): Promise<Tally> => {
  const config = settings();
  transport ??= mailTransport(config);
  return runCourier({
    outbox: databaseOutbox({
      leaseSeconds: config.MAIL_LEASE_SECONDS,
      maxAttempts: config.MAIL_MAX_ATTEMPTS,
      tokenHours: config.NEWSLETTER_TOKEN_HOURS,
    }),
    transport,
    render: (stored) => composeMail(stored, config),
    concurrency: config.MAIL_CONCURRENCY,
    leaseMs: config.MAIL_LEASE_SECONDS * 1_000,
    timeoutMs: config.MAIL_TIMEOUT_MS,
    maxAttempts: config.MAIL_MAX_ATTEMPTS,
    backoff: { baseMs: config.MAIL_BACKOFF_MS, maxMs: config.MAIL_BACKOFF_MAX_MS },
  });
};

/** One round of delivery at a time in this process; a call during one waits for it and gets its result. @throws Refusal when the database is away. */
export const deliverNow = (): Promise<Tally> => {
  running ??= round().finally(() => {
    running = undefined;
  });
  return running;
};

/** Delivers what a request has just stored. Many at once share a round; failures are left to the scheduled worker. */
export const deliverSoon = async (): Promise<void> => {
  if (wanted) return;
  wanted = true;
  await new Promise((resolve) => setTimeout(resolve, GATHER_MS));
  await running?.catch(() => undefined);
  wanted = false;
  try {
    await deliverNow();
  } catch (error) {
    logError('delivery', { error: errorWords(error) });
  }
};
