import { demoRequestPayload } from '@millrace/core/intake';
import { intakeForm } from '../_shared/intake/intake.ts';
import { deliverSoon } from '../_shared/mail/deliver.ts';

/** A demo asked for through the Request a Demo dialog (specification, section 7). */
export const handler = intakeForm({
  name: 'send-demo-request',
  payload: demoRequestPayload,
  procedure: 'intake_demo',
  toLead: ({ preferredDate, preferredTime, ...payload }) => ({
    ...payload,
    preferred_date: preferredDate,
    preferred_time: preferredTime,
  }),
  after: deliverSoon,
});
