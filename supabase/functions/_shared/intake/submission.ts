import { HONEYPOT_FIELD, MIN_FILLING_MS, type SubmissionGuard, submissionGuard } from '@millrace/core/intake';
import { z } from 'zod';
import { toHex } from '../encoding.ts';
import { Refusal } from '../http/answer.ts';

/** A checked submission: the payload apart from what guards it. */
export type Submission<Payload> = { payload: Payload; guard: Partial<SubmissionGuard> };

/** The first complaint in words, "email: Invalid email address": field names and rules only, never what was sent. */
const complaint = (error: z.ZodError): string => {
  const issue = error.issues[0];
  if (issue?.code === 'unrecognized_keys')
    return `${issue.keys.length === 1 ? 'Unknown field' : 'Unknown fields'} in the request`;
  const path = issue?.path.join('.') ?? '';
  return path === '' ? (issue?.message ?? 'Invalid request') : `${path}: ${issue?.message}`;
};

/**
 * The schema of a function's body: the payload's fields and, beside them, the guard's, each of which may be missing (a caller that
 * knows only the specification's section 7 sends none); any further field is refused (R16).
 */
export const submissionOf = <Shape extends z.ZodRawShape>(payload: z.ZodObject<Shape>) => {
  const guardSchema = submissionGuard.partial();
  const guardNames = Object.keys(guardSchema.shape);
  const whole = z.strictObject({ ...payload.shape, ...guardSchema.shape });

  /** @throws Refusal 400 with the first complaint. */
  return (body: unknown): Submission<z.infer<z.ZodObject<Shape>>> => {
    const parsed = whole.safeParse(body);
    if (!parsed.success) {
      throw new Refusal(400, 'invalid', 'Please check the form and try again.', { details: complaint(parsed.error) });
    }
    const entries = Object.entries(parsed.data);
    return {
      payload: Object.fromEntries(entries.filter(([name]) => !guardNames.includes(name))) as z.infer<z.ZodObject<Shape>>,
      guard: Object.fromEntries(entries.filter(([name]) => guardNames.includes(name))) as Partial<SubmissionGuard>,
    };
  };
};

/** Why a submission looks like a robot's, or null. It is then kept in quarantine and answered like any other (R15). */
export const suspicionOf = (guard: Partial<SubmissionGuard>): string | null => {
  if ((guard[HONEYPOT_FIELD] ?? '') !== '') return 'honeypot';
  if (guard.filledInMs !== undefined && guard.filledInMs < MIN_FILLING_MS) return 'filled-too-fast';
  return null;
};

/** SHA-256 of a payload, in hex: equal for equal payloads whatever the order of their fields. */
export const digestOf = async (payload: Record<string, unknown>): Promise<string> => {
  const sorted = Object.keys(payload)
    .sort()
    .map((name) => [name, payload[name]]);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(sorted)));
  return toHex(new Uint8Array(digest));
};
