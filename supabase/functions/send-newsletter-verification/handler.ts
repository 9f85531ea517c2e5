import { newsletterPayload } from '@millrace/core/intake';
import { intakeForm } from '../_shared/intake/intake.ts';
import { deliverSoon } from '../_shared/mail/deliver.ts';
import { newNewsletterMail } from '../_shared/newsletter/tokens.ts';
import { settings } from '../_shared/settings.ts';

/** Asks for the newsletter: stores the request and the mail whose link confirms it (specification, section 7). */
export const handler = intakeForm({
  name: 'send-newsletter-verification',
  payload: newsletterPayload,
  procedure: 'intake_newsletter',
  toLead: (payload) => payload,
  extra: async () => ({ mail: await newNewsletterMail(['confirm', 'unsubscribe'], settings()) }),
  after: deliverSoon,
});
