import { z } from 'zod';
import { callDatabase } from '../_shared/backend/rpc.ts';
import { Refusal } from '../_shared/http/answer.ts';
import { mediaType, readForm } from '../_shared/http/body.ts';
import { endpoint } from '../_shared/http/endpoint.ts';
import { mailDomain } from '../_shared/mail/addresses.ts';
import { deliverSoon } from '../_shared/mail/deliver.ts';
import { checkedToken, linkRefusal, readToken } from '../_shared/newsletter/link.ts';
import { newNewsletterMail, tokenHash } from '../_shared/newsletter/tokens.ts';
import { settings } from '../_shared/settings.ts';

const outcomeSchema = z.object({ outcome: z.enum(['unsubscribed', 'already', 'invalid']) });

/** A mail program's one click: the header's own address with a form body (RFC 8058, section 3.2). */
const oneClickToken = async (request: Request): Promise<string> => {
  const form = await readForm(request);
  if (form.get('List-Unsubscribe') !== 'One-Click') throw new Refusal(400, 'invalid', 'The request is not valid.');
  return checkedToken(new URL(request.url).searchParams.get('token') ?? '');
};

/**
 * Ends a subscription: from the page (JSON with the token) or by a mail program's one click (a form; multipart is not sent by any that
 * is known). Needs no cookie, does not redirect, and answers the same when repeated (R18). GET and HEAD are refused.
 */
export const handler = endpoint('newsletter-unsubscribe', ['POST'], async (request) => {
  const isForm = mediaType(request) === 'application/x-www-form-urlencoded';
  const token = isForm ? await oneClickToken(request) : await readToken(request);
  const config = settings();
  const { outcome } = outcomeSchema.parse(
    await callDatabase('newsletter_unsubscribe', {
      request: {
        token_hash: await tokenHash(token),
        mail: await newNewsletterMail(['unsubscribe'], config),
        mail_domain: mailDomain(config.MAIL_FROM),
      },
    }),
  );
  if (outcome === 'invalid') throw linkRefusal('invalid');
  return { body: { success: true }, outcome, ...(outcome === 'unsubscribed' ? { after: deliverSoon } : {}) };
});
