import { callDatabase } from '../_shared/backend/rpc.ts';
import { Refusal } from '../_shared/http/answer.ts';
import { readBytes } from '../_shared/http/body.ts';
import { endpoint } from '../_shared/http/endpoint.ts';
import { isSignedByResend, reportOf } from '../_shared/mail/resend-events.ts';
import { settings } from '../_shared/settings.ts';

/** Resend's reports of bounces and complaints, which suppress an address. Only what Resend has signed is believed. */
export const handler = endpoint('mail-events', ['POST'], async (request) => {
  const secret = settings().RESEND_WEBHOOK_SECRET;
  const body = new TextDecoder().decode(await readBytes(request));
  const header = (name: string) => request.headers.get(name);
  const signed = { id: header('svix-id'), timestamp: header('svix-timestamp'), signature: header('svix-signature') };
  if (secret === undefined || !(await isSignedByResend(signed, body, secret, Date.now()))) {
    throw new Refusal(403, 'forbidden', 'This report is not signed by the mail provider.');
  }
  const report = reportOf(body);
  if (report === null) return { body: { success: true }, outcome: 'noted' };
  const known = await callDatabase('mail_report', { request: { provider_id: report.providerId, reason: report.reason } });
  return { body: { success: true }, outcome: known === true ? report.reason : 'unknown-mail' };
});
