import { z } from 'zod';
import { instant, uuid } from '../values/index.ts';

export const callStatuses = ['requested', 'calling', 'reached', 'failed'] as const;

/** A call-back asked for (specification, section 3: call request). */
export const callRequestSchema = z.object({
  id: uuid,
  name: z.string(),
  phone: z.string(),
  timing: z.string(),
  status: z.enum(callStatuses),
  /** When the call is due: at once in business hours, else the next opening. */
  dueAt: instant,
  createdAt: instant,
  quarantinedAt: instant.nullable(),
});
export type CallRequest = z.infer<typeof callRequestSchema>;

export const callRequestSorts = ['created_at', 'name', 'status'] as const;
export type CallRequestSort = (typeof callRequestSorts)[number];
