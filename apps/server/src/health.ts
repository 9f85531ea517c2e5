import { z } from 'zod';

/** `outbox_health()`: seconds are null when nothing waits. */
const outboxSchema = z.looseObject({ oldest_due_seconds: z.number().nullable(), queued: z.number(), dead: z.number() });

/** A mail that could have gone this long ago and did not means that delivery is stuck (docs/operations.md). */
const STUCK_AFTER_SECONDS = 900;

export interface Health {
  /** `stuck`: mails are overdue; `degraded`: the database does not answer. */
  status: 'ok' | 'stuck' | 'degraded';
  outbox?: z.infer<typeof outboxSchema>;
}

/** Asks the database how the outbox stands; `ask` calls `outbox_health` with the service key. */
export async function readHealth(ask: () => Promise<Response>): Promise<Health> {
  const answer = await ask().catch(() => undefined);
  if (!answer?.ok) return { status: 'degraded' };
  const outbox = outboxSchema.parse(await answer.json());
  return { status: (outbox.oldest_due_seconds ?? 0) > STUCK_AFTER_SECONDS ? 'stuck' : 'ok', outbox };
}
