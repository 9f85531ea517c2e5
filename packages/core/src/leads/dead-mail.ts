import { z } from 'zod';
import { instant, uuid } from '../values/index.ts';

/** A mail that was given up after its last attempt and waits for an admin to resend it. */
export const deadMailSchema = z.object({
  id: uuid,
  kind: z.string(),
  toEmail: z.string(),
  leadTable: z.string().nullable(),
  leadId: uuid.nullable(),
  attempts: z.number().int(),
  lastError: z.string().nullable(),
  createdAt: instant,
});
export type DeadMail = z.infer<typeof deadMailSchema>;
