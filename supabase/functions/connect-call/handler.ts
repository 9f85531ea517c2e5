import { callRequestPayload } from '@millrace/core/intake';
import { dispatchSoon } from '../_shared/calls/dispatch.ts';
import { callDueAt } from '../_shared/calls/hours.ts';
import { callableNumber } from '../_shared/calls/phone.ts';
import { intakeForm } from '../_shared/intake/intake.ts';
import { deliverSoon } from '../_shared/mail/deliver.ts';
import { settings } from '../_shared/settings.ts';

/**
 * A call-back (specification, section 7): at once in business hours, else at the next opening; the answer's `dueAt` says when
 * (ISO 8601, UTC).
 */
export const handler = intakeForm({
  name: 'connect-call',
  payload: callRequestPayload,
  procedure: 'intake_call',
  toLead: ({ name, phone, timing }) => ({
    name,
    phone: callableNumber(phone),
    timing,
    due_at: callDueAt(new Date(), settings()).toISOString(),
  }),
  answer: ({ due_at }) => (due_at === undefined ? {} : { dueAt: new Date(due_at).toISOString() }),
  after: async () => {
    await Promise.all([dispatchSoon(), deliverSoon()]);
  },
});
