import type { MailResult, Outbox, StoredMail } from '../backend/outbox.ts';
import { errorWords, logError, logInfo } from '../log.ts';
import { type Backoff, pauseAfter } from './backoff.ts';
import { type Mail, type MailTransport, SendError } from './mail.ts';

export type CourierOptions = {
  outbox: Outbox;
  transport: MailTransport;
  /** @throws for a mail that cannot be written. Null: there is nothing to send any more (its lead was erased). */
  render(stored: StoredMail): Promise<Mail | null>;
  concurrency: number;
  leaseMs: number;
  timeoutMs: number;
  maxAttempts: number;
  backoff: Backoff;
};

export type Tally = { sent: number; failed: number; released: number };

/** Mails taken at once, and for how long one round of work goes on. */
const CLAIM_PER_SENDER = 8;
const ROUND_MS = 45_000;

/**
 * Writes results down as they come. Each sender waits for its result to be written before it takes the next mail, so that a dying worker
 * leaves at most one accepted but unmarked mail a sender; results that arrive while the database is being told share the next call.
 */
const settler = (outbox: Outbox) => {
  let waiting: MailResult[] = [];
  let writing: Promise<void> | undefined;
  const write = async () => {
    while (waiting.length > 0) {
      const results = waiting;
      waiting = [];
      try {
        await outbox.settle(results);
      } catch (error) {
        // Not written down: the lease runs out and the mails are tried again under the same message ids.
        logError('outbox', { error: errorWords(error) });
      }
    }
    writing = undefined;
  };
  return (result: MailResult): Promise<void> => {
    waiting.push(result);
    writing ??= write();
    return writing;
  };
};

const failureOf = (error: unknown): SendError =>
  error instanceof SendError ? error : new SendError('temporary', errorWords(error), { cause: error });

/** Sends due mails until none is left, the provider turns out to be down, or the round has lasted long enough. */
export const runCourier = async (options: CourierOptions): Promise<Tally> => {
  const { outbox, transport, concurrency, leaseMs, timeoutMs, maxAttempts, backoff } = options;
  const tally: Tally = { sent: 0, failed: 0, released: 0 };
  const started = Date.now();
  const settle = settler(outbox);
  let down = false;

  const release = (stored: StoredMail) => {
    tally.released += 1;
    const delay_ms = down ? pauseAfter(1, backoff, Math.random()) : 0;
    return settle({ id: stored.id, lease: stored.lease, outcome: 'release', delay_ms });
  };

  const fail = (stored: StoredMail, error: unknown) => {
    const failure = failureOf(error);
    tally.failed += 1;
    down ||= failure.kind === 'down';
    const base = { id: stored.id, lease: stored.lease, error: errorWords(failure) };
    // Staff must hear of a lead whatever their server said once; only a visitor's address is given up for good.
    const bounced = failure.kind === 'bounced' && !stored.kind.endsWith('-notification');
    const outcome = bounced ? 'bounced' : stored.attempts >= maxAttempts ? 'dead' : 'retry';
    const settled = settle({
      ...base,
      outcome,
      delay_ms: pauseAfter(stored.attempts, backoff, Math.random(), failure.retryAfterMs),
    });
    logError('mail', { kind: stored.kind, mail: stored.id, attempt: stored.attempts, outcome, error: base.error });
    return settled;
  };

  const deliver = async (stored: StoredMail, leaseEnd: number) => {
    // Sending past the lease's end could mean sending what another worker has taken meanwhile.
    if (down || Date.now() + timeoutMs >= leaseEnd) return await release(stored);
    try {
      const mail = await options.render(stored);
      if (mail === null)
        return await settle({ id: stored.id, lease: stored.lease, outcome: 'dead', error: 'The lead was erased.' });
      const { providerId } = await transport.send(mail);
      tally.sent += 1;
      await settle({ id: stored.id, lease: stored.lease, outcome: 'sent', provider_id: providerId });
    } catch (error) {
      await fail(stored, error);
    }
  };

  while (!down && Date.now() - started < ROUND_MS) {
    const leaseEnd = Date.now() + leaseMs;
    const mails = await outbox.claim(concurrency * CLAIM_PER_SENDER);
    if (mails.length === 0) break;
    const next = mails.values();
    await Promise.all(
      Array.from({ length: concurrency }, async () => {
        for (const stored of next) await deliver(stored, leaseEnd);
      }),
    );
  }
  if (tally.sent + tally.failed + tally.released > 0) logInfo('delivery', { ...tally, durationMs: Date.now() - started });
  return tally;
};
