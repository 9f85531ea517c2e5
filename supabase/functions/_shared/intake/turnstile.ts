import { z } from 'zod';
import { toHex } from '../encoding.ts';
import { Refusal } from '../http/answer.ts';
import { errorWords, logError } from '../log.ts';
import type { Settings } from '../settings.ts';

const TIMEOUT_MS = 3_000;

const verdictSchema = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  action: z.string().optional(),
  'error-codes': z.array(z.string()).default([]),
});

/** Complaints that are ours or Cloudflare's, not the visitor's. */
const NOT_THE_VISITOR = new Set(['internal-error', 'missing-input-secret', 'invalid-input-secret', 'bad-request']);

const refused = (details: string) =>
  new Refusal(403, 'forbidden', 'Please confirm that you are not a robot and try again.', { details });

type Question = { token: string | undefined; address: string | null; action: string };
type TurnstileSettings = Pick<Settings, 'TURNSTILE_SECRET_KEY' | 'TURNSTILE_HOSTNAMES' | 'TURNSTILE_URL' | 'SITE_URL'>;

/**
 * Asks Cloudflare whether the visitor passed its check, where the owner has switched it on.
 * @returns null when passed (or switched off), otherwise why it could not be told: the submission then goes into quarantine, since an
 * outage of the check, or a browser that blocks it, must not cost a lead.
 * @throws Refusal 403 when the check was not passed, or passed for another host or form.
 */
export const turnstileDoubt = async (question: Question, settings: TurnstileSettings): Promise<string | null> => {
  const secret = settings.TURNSTILE_SECRET_KEY;
  if (secret === undefined) return null;
  if (question.token === undefined || question.token === '') return 'turnstile-missing';

  const verdict = await ask(question, secret, settings.TURNSTILE_URL);
  if (verdict === null || verdict['error-codes'].some((code) => NOT_THE_VISITOR.has(code))) return 'turnstile-unavailable';
  if (!verdict.success) throw refused(`turnstileToken: ${verdict['error-codes'].join(', ') || 'refused'}`);
  const hosts = settings.TURNSTILE_HOSTNAMES.length > 0 ? settings.TURNSTILE_HOSTNAMES : [new URL(settings.SITE_URL).hostname];
  if (!hosts.includes(verdict.hostname ?? '')) throw refused('turnstileToken: another host');
  if (verdict.action !== question.action) throw refused('turnstileToken: another form');
  return null;
};

/**
 * A UUID that belongs to the token: when the same submission comes again with the same token, it makes Cloudflare repeat its first answer
 * instead of calling the token used.
 */
const keyOf = async (token: string): Promise<string> => {
  const hex = toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))));
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

const ask = async (question: Question, secret: string, url: string): Promise<z.infer<typeof verdictSchema> | null> => {
  const token = question.token ?? '';
  const form = new URLSearchParams({ secret, response: token, idempotency_key: await keyOf(token) });
  if (question.address !== null) form.set('remoteip', question.address);
  try {
    const response = await fetch(url, { method: 'POST', body: form, signal: AbortSignal.timeout(TIMEOUT_MS) });
    return verdictSchema.parse(await response.json());
  } catch (error) {
    logError('turnstile', { error: errorWords(error) });
    return null;
  }
};
