import { z } from 'zod';
import { callDatabase } from './rpc.ts';

const stampSchema = z.string().transform((text) => new Date(text));

/** A mail taken from the outbox: what it is, about whom, and the lease under which it may be settled. */
export const storedMailSchema = z.object({
  id: z.string(),
  kind: z.string(),
  to: z.string(),
  payload: z.record(z.string(), z.unknown()),
  /** This attempt included. */
  attempts: z.number(),
  lease: z.string(),
  message_id: z.string(),
  created_at: stampSchema,
  /** The lead's columns; null when it was erased meanwhile. */
  lead: z.record(z.string(), z.unknown()).nullable(),
});
export type StoredMail = z.infer<typeof storedMailSchema>;

export type MailResult = {
  id: string;
  lease: string;
  outcome: 'sent' | 'retry' | 'release' | 'dead' | 'bounced';
  error?: string;
  provider_id?: string | null;
  delay_ms?: number;
};

/** The outbox as a worker sees it. */
export interface Outbox {
  /** Takes up to `size` due mails under a lease. */
  claim(size: number): Promise<StoredMail[]>;
  settle(results: MailResult[]): Promise<void>;
}

type OutboxOptions = { leaseSeconds: number; maxAttempts: number; tokenHours: number };

export const databaseOutbox = ({ leaseSeconds, maxAttempts, tokenHours }: OutboxOptions): Outbox => ({
  claim: async (size) =>
    z
      .array(storedMailSchema)
      .parse(await callDatabase('mail_claim', { request: { size, lease_seconds: leaseSeconds, max_attempts: maxAttempts } })),
  settle: async (results) => {
    await callDatabase('mail_settle', { request: { results, token_hours: tokenHours } });
  },
});
