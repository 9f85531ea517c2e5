import { intakeMessages } from '@millrace/core/messages';
import { z } from 'zod';
import { callDatabase } from '../_shared/backend/rpc.ts';
import { endpoint } from '../_shared/http/endpoint.ts';
import { linkRefusal, readToken } from '../_shared/newsletter/link.ts';
import { tokenHash } from '../_shared/newsletter/tokens.ts';

const outcomeSchema = z.object({ outcome: z.enum(['confirmed', 'invalid', 'used', 'expired']) });

/** Makes a subscriber of whoever clicked on the page that the mailed link opens. GET and HEAD change nothing: they are refused (R17). */
export const handler = endpoint('newsletter-confirm', ['POST'], async (request) => {
  const token_hash = await tokenHash(await readToken(request));
  const { outcome } = outcomeSchema.parse(
    await callDatabase('newsletter_confirm', { request: { token_hash, consent_text: intakeMessages.newsletter.consent } }),
  );
  if (outcome !== 'confirmed') throw linkRefusal(outcome);
  return { body: { success: true }, outcome };
});
