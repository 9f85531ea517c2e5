import { toBase64Url, toHex } from '../encoding.ts';
import type { Settings } from '../settings.ts';

/**
 * The links of a newsletter mail. A token is derived from the mail's id with a secret, so the outbox need not hold it and every attempt
 * to send the mail carries the same one; the database knows only its hash (R17). 256 bits, of which none can be guessed.
 */
export type TokenPurpose = 'confirm' | 'unsubscribe';

const encoder = new TextEncoder();

const secretOf = ({ NEWSLETTER_TOKEN_SECRET, SUPABASE_SERVICE_ROLE_KEY }: TokenSettings) =>
  NEWSLETTER_TOKEN_SECRET ?? SUPABASE_SERVICE_ROLE_KEY;
type TokenSettings = Pick<Settings, 'NEWSLETTER_TOKEN_SECRET' | 'SUPABASE_SERVICE_ROLE_KEY'>;

/** The token that a mail carries for a purpose: 43 characters of base64url. */
export const tokenOf = async (mailId: string, purpose: TokenPurpose, settings: TokenSettings): Promise<string> => {
  const key = await crypto.subtle.importKey('raw', encoder.encode(secretOf(settings)), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  const signature = await crypto.subtle.sign('HMAC', key, encoder.encode(`newsletter:${purpose}:${mailId}`));
  return toBase64Url(new Uint8Array(signature));
};

/** What the database keeps of a token, in hex. */
export const tokenHash = async (token: string): Promise<string> =>
  toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(token))));

/** A new mail's id and the hashes of the tokens it will carry, as the database procedures take them. */
export const newNewsletterMail = async (purposes: readonly TokenPurpose[], settings: TokenSettings) => {
  const id = crypto.randomUUID();
  const hashes = await Promise.all(
    purposes.map(async (purpose) => [purpose, await tokenHash(await tokenOf(id, purpose, settings))] as const),
  );
  return { id, tokens: Object.fromEntries(hashes) };
};

/** Whether a text may be a token at all. */
export const looksLikeToken = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text);
