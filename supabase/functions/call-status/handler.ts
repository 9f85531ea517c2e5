import { callDatabase } from '../_shared/backend/rpc.ts';
import { isSignedByTwilio, reportedStatus } from '../_shared/calls/twilio.ts';
import { Refusal } from '../_shared/http/answer.ts';
import { readForm } from '../_shared/http/body.ts';
import { endpoint } from '../_shared/http/endpoint.ts';
import { settings } from '../_shared/settings.ts';

/** Twilio's reports about calls under way. Only what Twilio has signed is believed. */
export const handler = endpoint('call-status', ['POST'], async (request) => {
  const { TWILIO_AUTH_TOKEN, FUNCTIONS_URL } = settings();
  const form = await readForm(request);
  const signature = request.headers.get('x-twilio-signature');
  const genuine =
    TWILIO_AUTH_TOKEN !== undefined &&
    (await isSignedByTwilio(signature, `${FUNCTIONS_URL}/call-status`, form, TWILIO_AUTH_TOKEN));
  if (!genuine) throw new Refusal(403, 'forbidden', 'This report is not signed by the telephone provider.');

  const callStatus = form.get('CallStatus');
  const status = reportedStatus(callStatus);
  const provider_id = form.get('CallSid');
  if (status === null || provider_id === null) return { body: { success: true }, outcome: 'noted' };
  const error = status === 'failed' ? `Twilio: ${callStatus}` : null;
  const known = await callDatabase('calls_report', { request: { provider_id, status, error } });
  return { body: { success: true }, outcome: known === true ? status : 'unknown-call' };
});
