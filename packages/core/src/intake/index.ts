export { type SubmissionGuard, submissionGuard } from './guard.ts';
export { HONEYPOT_FIELD, INTAKE_LIMITS, MIN_FILLING_MS, type NewsletterSource, newsletterSources } from './limits.ts';
export {
  type CallRequestPayload,
  type ContactPayload,
  callRequestPayload,
  contactPayload,
  type DemoRequestPayload,
  demoRequestPayload,
  type NewsletterPayload,
  newsletterPayload,
} from './payloads.ts';
