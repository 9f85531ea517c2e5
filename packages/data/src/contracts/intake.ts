import type {
  CallRequestPayload,
  ContactPayload,
  DemoRequestPayload,
  NewsletterPayload,
  SubmissionGuard,
} from '@millrace/core/intake';

/** Accepted. For a call-back, `dueAt` is when the call comes (ISO 8601, UTC). */
export type IntakeOutcome = { dueAt?: string };

/**
 * The four public forms. Every method throws AppError: `offline` with a message containing 'Failed to send a request' when the
 * network failed, `invalid`, `rate-limited`, `conflict` (same idempotency key, other body), `unavailable`, `unexpected`; the message
 * is the server's own.
 */
export interface Intake {
  sendContact(payload: ContactPayload, guard: SubmissionGuard): Promise<IntakeOutcome>;
  requestDemo(payload: DemoRequestPayload, guard: SubmissionGuard): Promise<IntakeOutcome>;
  requestCall(payload: CallRequestPayload, guard: SubmissionGuard): Promise<IntakeOutcome>;
  subscribe(payload: NewsletterPayload, guard: SubmissionGuard): Promise<IntakeOutcome>;
}
