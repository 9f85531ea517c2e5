import { z } from 'zod';
import { Refusal } from '../http/answer.ts';
import { readJson } from '../http/body.ts';
import { looksLikeToken } from './tokens.ts';

const bodySchema = z.strictObject({ token: z.string().max(200) });

const WORDS = {
  invalid: 'This link is not valid. Please request a new one.',
  used: 'This link has already been used. Your subscription needs nothing more from you.',
  expired: 'This link has expired. Please request a new one.',
} as const;

/** A link that cannot be served: `code` tells the page which explanation to show. */
export const linkRefusal = (reason: keyof typeof WORDS): Refusal =>
  new Refusal(reason === 'invalid' ? 404 : 410, reason, WORDS[reason]);

/** @throws Refusal `invalid` for what cannot be a token at all. */
export const checkedToken = (token: string): string => {
  if (!looksLikeToken(token)) throw linkRefusal('invalid');
  return token;
};

/** The token that the page posts. @throws Refusal for any other body. */
export const readToken = async (request: Request): Promise<string> => {
  const parsed = bodySchema.safeParse(await readJson(request));
  if (!parsed.success)
    throw new Refusal(400, 'invalid', 'The request is not valid.', { details: 'token: required, and nothing else' });
  return checkedToken(parsed.data.token);
};
