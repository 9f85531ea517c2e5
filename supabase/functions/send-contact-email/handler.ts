import { contactPayload } from '@millrace/core/intake';
import { intakeForm } from '../_shared/intake/intake.ts';
import { deliverSoon } from '../_shared/mail/deliver.ts';

/** A message left through the contact form (specification, section 7). */
export const handler = intakeForm({
  name: 'send-contact-email',
  payload: contactPayload,
  procedure: 'intake_contact',
  toLead: (payload) => payload,
  after: deliverSoon,
});
