import { equal, truth } from '../../_test/expect.ts';
import { testSettings } from '../../_test/settings.ts';
import { looksLikeToken, newNewsletterMail, tokenHash, tokenOf } from './tokens.ts';

const settings = testSettings({ NEWSLETTER_TOKEN_SECRET: 'a secret of at least thirty-two characters' });

Deno.test('R17 a token has 256 bits, differs by mail, purpose and secret, and is the same for every attempt', async () => {
  const token = await tokenOf('mail-1', 'confirm', settings);
  truth(looksLikeToken(token));
  equal(Uint8Array.fromBase64(token, { alphabet: 'base64url' }).byteLength, 32);
  equal(await tokenOf('mail-1', 'confirm', settings), token);
  const others = [
    await tokenOf('mail-2', 'confirm', settings),
    await tokenOf('mail-1', 'unsubscribe', settings),
    await tokenOf('mail-1', 'confirm', testSettings()),
  ];
  equal(new Set([token, ...others]).size, 4);
});

Deno.test('R17 what is stored is the hash, not the token', async () => {
  const { id, tokens } = await newNewsletterMail(['confirm', 'unsubscribe'], settings);
  equal(tokens.confirm, await tokenHash(await tokenOf(id, 'confirm', settings)));
  equal(tokens.unsubscribe?.length, 64);
  truth(tokens.confirm !== tokens.unsubscribe);
});
