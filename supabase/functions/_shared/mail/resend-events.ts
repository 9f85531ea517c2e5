import { z } from 'zod';
import { fromBase64 } from '../encoding.ts';

/** How old a report may be: a recorded one must not be played again later. */
const TOLERANCE_SECONDS = 300;

const eventSchema = z.object({
  type: z.string(),
  data: z.object({ email_id: z.string(), bounce: z.object({ type: z.string().optional() }).optional() }),
});

type SignedHeaders = { id: string | null; timestamp: string | null; signature: string | null };

/**
 * Whether a report comes from Resend (Svix's scheme): HMAC-SHA256 over "id.timestamp.body" with the shared secret; the header may carry
 * several signatures, "v1,<base64> v1,<base64>", while a secret is being changed.
 */
export const isSignedByResend = async (
  { id, timestamp, signature }: SignedHeaders,
  body: string,
  secret: string,
  now: number,
): Promise<boolean> => {
  const age = Math.abs(now / 1_000 - Number(timestamp));
  if (id === null || timestamp === null || !(age <= TOLERANCE_SECONDS)) return false;
  const key = await crypto.subtle.importKey(
    'raw',
    fromBase64(secret.replace(/^whsec_/, '')),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['verify'],
  );
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  for (const entry of (signature ?? '').split(' ')) {
    const [version, value = ''] = entry.split(',');
    if (version !== 'v1') continue;
    try {
      if (await crypto.subtle.verify('HMAC', key, fromBase64(value), signed)) return true;
    } catch {
      // No base64: not a signature.
    }
  }
  return false;
};

export type MailReport = { providerId: string; reason: 'bounced' | 'complained' };

/** What a report says about a mail; null for what changes nothing (delivered, opened, a bounce that may pass). */
export const reportOf = (body: string): MailReport | null => {
  const event = eventSchema.safeParse(JSON.parse(body));
  if (!event.success) return null;
  const { type, data } = event.data;
  if (type === 'email.complained') return { providerId: data.email_id, reason: 'complained' };
  const passing = data.bounce?.type !== undefined && data.bounce.type !== 'Permanent';
  return type === 'email.bounced' && !passing ? { providerId: data.email_id, reason: 'bounced' } : null;
};
