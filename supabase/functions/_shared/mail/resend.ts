import { z } from 'zod';
import { toBase64 } from '../encoding.ts';
import { type Mail, type MailTransport, SendError } from './mail.ts';

type ResendOptions = { url: string; apiKey: string; from: string; timeoutMs: number };

const acceptedSchema = z.object({ id: z.string() });
const errorSchema = z.object({ name: z.string().optional(), message: z.string().optional() });

const base64 = (text: string): string => toBase64(new TextEncoder().encode(text));

const bodyOf = (mail: Mail, from: string): string =>
  JSON.stringify({
    from,
    to: [mail.to],
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    ...(mail.replyTo === undefined ? {} : { reply_to: mail.replyTo.address }),
    headers: { 'Message-ID': mail.messageId, 'Auto-Submitted': 'auto-generated', ...mail.headers },
    ...(mail.calendar === undefined
      ? {}
      : {
          attachments: [
            {
              filename: mail.calendar.filename,
              content: base64(mail.calendar.content),
              content_type: 'text/calendar; method=PUBLISH',
            },
          ],
        }),
  });

/** `Retry-After` in seconds or as a date, in milliseconds from now. */
export const retryAfter = (header: string | null, now: number): number | undefined => {
  if (header === null) return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - now;
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), 3_600_000) : undefined;
};

/** Mail over Resend's HTTP interface. The idempotency key makes Resend accept repeated attempts of one mail once (for 24 hours). */
export const resendTransport = ({ url, apiKey, from, timeoutMs }: ResendOptions): MailTransport => ({
  async send(mail) {
    let response: Response;
    let text: string;
    try {
      response = await fetch(`${url}/emails`, {
        method: 'POST',
        headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json', 'idempotency-key': mail.id },
        body: bodyOf(mail, from),
        signal: AbortSignal.timeout(timeoutMs),
      });
      text = await response.text();
    } catch (cause) {
      const timedOut = cause instanceof DOMException && cause.name === 'TimeoutError';
      throw new SendError(
        timedOut ? 'temporary' : 'down',
        `Resend: ${timedOut ? `no answer after ${timeoutMs} ms` : 'not reachable'}`,
        { cause },
      );
    }
    if (response.ok) return { providerId: acceptedSchema.safeParse(parse(text)).data?.id ?? null };

    const problem = errorSchema.safeParse(parse(text)).data;
    // 401 and 403: our key or our domain is wrong. No mail will pass until that is put right, and none is to be lost meanwhile.
    const down = response.status === 401 || response.status === 403 || response.status === 429 || response.status >= 500;
    throw new SendError(
      down ? 'down' : 'temporary',
      `Resend ${response.status} ${problem?.name ?? ''} ${problem?.message ?? ''}`.trim(),
      {
        retryAfterMs: retryAfter(response.headers.get('retry-after'), Date.now()),
      },
    );
  },
  close() {},
});

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
