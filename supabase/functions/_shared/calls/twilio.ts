import { z } from 'zod';
import { fromBase64 } from '../encoding.ts';
import { escapeHtml } from '../mail/html.ts';
import { type Call, CallError, type Telephony } from './telephony.ts';

type TwilioOptions = {
  url: string;
  accountSid: string;
  authToken: string;
  /** Our number, as the visitor sees it. */
  from: string;
  bridgeTo: string;
  reportUrl: string;
  timeoutMs: number;
};

const createdSchema = z.object({ sid: z.string() });

/** What the visitor hears, and whom they are connected with. */
export const bridgeTwiml = (from: string, bridgeTo: string): string =>
  `<Response><Say>Thank you for your call-back request. We are connecting you with a specialist.</Say>` +
  `<Dial answerOnBridge="true" callerId="${escapeHtml(from)}"><Number>${escapeHtml(bridgeTo)}</Number></Dial></Response>`;

/** Calls over Twilio's REST interface (2010-04-01). Its Calls resource knows no idempotency key: see CallError. */
export const twilioTelephony = (options: TwilioOptions): Telephony => ({
  async place(call) {
    const response = await create(call, options);
    const text = await response.text();
    if (response.ok) {
      const created = createdSchema.safeParse(parse(text));
      return { providerId: created.data?.sid ?? null };
    }
    const words = `Twilio ${response.status}`;
    if (response.status === 429 || response.status === 503) throw new CallError('temporary', words);
    // Other 5xx answers may come after the call was created.
    if (response.status >= 500) throw new CallError('doubtful', words);
    throw new CallError(response.status === 401 || response.status === 403 ? 'temporary' : 'refused', words);
  },
});

const create = async ({ phone }: Call, options: TwilioOptions): Promise<Response> => {
  const { url, accountSid, authToken, from, bridgeTo, reportUrl, timeoutMs } = options;
  const form = new URLSearchParams({ To: phone, From: from, Twiml: bridgeTwiml(from, bridgeTo), Timeout: '30' });
  form.set('StatusCallback', reportUrl);
  form.set('StatusCallbackMethod', 'POST');
  form.append('StatusCallbackEvent', 'answered');
  form.append('StatusCallbackEvent', 'completed');
  try {
    return await fetch(`${url}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Calls.json`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa(`${accountSid}:${authToken}`)}` },
      body: form,
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (cause) {
    const refused =
      cause instanceof Error && /ECONNREFUSED|connection refused|dns error/i.test(`${cause.message} ${String(cause.cause)}`);
    throw new CallError(refused ? 'temporary' : 'doubtful', refused ? 'Twilio: not reachable' : 'Twilio: no answer', { cause });
  }
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Whether a report comes from Twilio: HMAC-SHA1 over the address and the sorted fields, keyed with the account's token. */
export const isSignedByTwilio = async (
  signature: string | null,
  url: string,
  fields: URLSearchParams,
  authToken: string,
): Promise<boolean> => {
  const encoder = new TextEncoder();
  const names = [...new Set(fields.keys())].sort();
  const signed =
    url +
    names
      .map((name) =>
        fields
          .getAll(name)
          .map((value) => name + value)
          .join(''),
      )
      .join('');
  const key = await crypto.subtle.importKey('raw', encoder.encode(authToken), { name: 'HMAC', hash: 'SHA-1' }, false, ['verify']);
  try {
    return await crypto.subtle.verify('HMAC', key, fromBase64(signature ?? ''), encoder.encode(signed));
  } catch {
    return false;
  }
};

/** What a report means for the call request; null while the call goes on. */
export const reportedStatus = (callStatus: string | null): 'reached' | 'failed' | null => {
  if (callStatus === 'completed' || callStatus === 'in-progress' || callStatus === 'answered') return 'reached';
  return ['busy', 'failed', 'no-answer', 'canceled'].includes(callStatus ?? '') ? 'failed' : null;
};
