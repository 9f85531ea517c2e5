import { z } from 'zod';
import { instant, uuid } from '../values/index.ts';

export const subscriberStatuses = ['pending', 'confirmed', 'unsubscribed'] as const;

/** A newsletter subscriber; counts only once confirmed (double opt-in). */
export const subscriberSchema = z.object({
  id: uuid,
  email: z.string(),
  status: z.enum(subscriberStatuses),
  /** Where the consent was given: the blog or a configurator page. */
  source: z.string(),
  /** Products the person waits for. */
  products: z.array(z.string()),
  confirmedAt: instant.nullable(),
  createdAt: instant,
  quarantinedAt: instant.nullable(),
});
export type Subscriber = z.infer<typeof subscriberSchema>;

export const subscriberSorts = ['created_at', 'email', 'status'] as const;
export type SubscriberSort = (typeof subscriberSorts)[number];
