import { z } from 'zod';
import { HONEYPOT_FIELD } from './limits.ts';

/** What the site sends beside each payload to tell people from robots and a retry from a second lead. */
export const submissionGuard = z.object({
  /** The same for every retry of one submission; a second body under it is refused (409). */
  idempotencyKey: z.guid(),
  /** Left empty by people. */
  [HONEYPOT_FIELD]: z.string().max(500).default(''),
  /** Milliseconds between showing the form and submitting it, by the visitor's own monotonic clock. */
  filledInMs: z.number().int().min(0).max(604_800_000),
  /** Cloudflare Turnstile's answer, where the owner has switched it on. */
  turnstileToken: z.string().max(4096).optional(),
});
export type SubmissionGuard = z.infer<typeof submissionGuard>;
