import { z } from 'zod';
import { email, emptyToNull } from '../values/index.ts';
import { INTAKE_LIMITS, newsletterSources } from './limits.ts';

/** One line of text: no control characters, so that nothing can alter a mail header (R14), and no torn ones, which no database stores. */
const line = (limit: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(limit)
    .regex(/^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u, 'must be one line without control characters');
const optionalLine = (limit: number) =>
  z
    .union([z.string(), z.null()])
    .optional()
    .transform(emptyToNull)
    .pipe(z.union([z.null(), line(limit)]));

/** Text of several lines. Invisible control characters, which come with pasted text, are left out rather than refused: a lead is a lead. */
const prose = (limit: number) =>
  z
    .string()
    .transform((text) => text.toWellFormed().replace(/[^\P{Cc}\t\n\r]/gu, ''))
    .pipe(z.string().trim().min(1).max(limit));

/** send-contact-email (specification, sections 3 and 7): phone is null when empty. */
export const contactPayload = z.object({
  name: line(INTAKE_LIMITS.name),
  email,
  phone: optionalLine(INTAKE_LIMITS.phone),
  message: prose(INTAKE_LIMITS.message),
});
export type ContactPayload = z.infer<typeof contactPayload>;

/** send-demo-request: date as a long formatted string or null; time as a half-hour label followed by ' PT'. */
export const demoRequestPayload = z.object({
  name: line(INTAKE_LIMITS.name),
  company: line(INTAKE_LIMITS.company),
  email,
  phone: optionalLine(INTAKE_LIMITS.phone),
  preferredDate: optionalLine(INTAKE_LIMITS.label),
  preferredTime: optionalLine(INTAKE_LIMITS.label),
});
export type DemoRequestPayload = z.infer<typeof demoRequestPayload>;

/** connect-call: phone with its dial code; timing is always 'now'. */
export const callRequestPayload = z.object({
  name: line(INTAKE_LIMITS.name),
  phone: line(INTAKE_LIMITS.phone),
  timing: z.literal('now'),
});
export type CallRequestPayload = z.infer<typeof callRequestPayload>;

/** send-newsletter-verification: only an e-mail is required; the source tells which product the person waits for. */
export const newsletterPayload = z.object({ email, source: z.enum(newsletterSources).default('blog') });
export type NewsletterPayload = z.infer<typeof newsletterPayload>;
