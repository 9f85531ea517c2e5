import { z } from 'zod';
import { instant, uuid } from '../values/index.ts';

/** A demo asked for through the Request a Demo dialog (specification, section 3: demo request). */
export const demoRequestSchema = z.object({
  id: uuid,
  name: z.string(),
  company: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  /** The long date as sent, "Monday, November 23, 2026"; null when not chosen. */
  preferredDate: z.string().nullable(),
  /** Half-hour label in Pacific time, "9:30 AM PT"; null when not chosen. */
  preferredTime: z.string().nullable(),
  emailSent: z.boolean(),
  createdAt: instant,
  quarantinedAt: instant.nullable(),
});
export type DemoRequest = z.infer<typeof demoRequestSchema>;

export const demoRequestSorts = ['created_at', 'name', 'company', 'email'] as const;
export type DemoRequestSort = (typeof demoRequestSorts)[number];
