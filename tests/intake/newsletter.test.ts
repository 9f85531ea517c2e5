import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type IntakeEdition, type ParsedMail, startIntake } from './support/edition.ts';
import { human, submit } from './support/submitting.ts';

const unique = () => `reader-${crypto.randomUUID()}@visitor.example`;

describe('newsletter', () => {
  let intake: IntakeEdition;
  const send = (name: string, body: unknown) => submit(intake.edition.url, name, body);
  const subscribe = (email: string, source = 'blog') => send('send-newsletter-verification', { email, source, ...human() });
  const subscriber = async (email: string) =>
    (await intake.rows('newsletter_subscribers', `select=*&email_sort=eq.${email.toLowerCase()}`))[0];
  const tokenIn = (mail: ParsedMail, page: string) =>
    new RegExp(`/newsletter/${page}\\?token=([\\w-]+)`).exec(mail.mail.text ?? '')?.[1] ?? '';
  const header = (mail: ParsedMail, name: string) => mail.mail.headers.find(({ key }) => key === name)?.value ?? '';
  const verification = (email: string, but: readonly string[] = []) =>
    intake.mailTo(
      email,
      ({ subject, messageId }) => /confirm your subscription/.test(subject ?? '') && !but.includes(messageId ?? ''),
    );
  const oneClick = (mail: ParsedMail, init: RequestInit = {}) =>
    fetch(/<([^>]+)>/.exec(header(mail, 'list-unsubscribe'))?.[1] ?? '', {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
      ...init,
    });

  beforeAll(async () => {
    intake = await startIntake();
  });
  afterAll(() => intake?.dispose());

  test('R17 a link confirms once, by a post, and the consent is on record with time, words and source', async () => {
    const email = unique();
    expect((await subscribe(email, 'cnc-configurator')).body).toEqual({ success: true });
    const mail = await verification(email);
    expect(mail.mail.text).toContain('CNC Machine Tending Configurator');
    const token = tokenIn(mail, 'confirm');
    expect(Buffer.from(token, 'base64url').byteLength).toBeGreaterThanOrEqual(16);
    expect(await subscriber(email)).toMatchObject({ status: 'pending', confirmed_at: null });

    expect(await send('newsletter-confirm', { token })).toMatchObject({ status: 200, body: { success: true } });
    const confirmed = await subscriber(email);
    expect(confirmed).toMatchObject({ status: 'confirmed', source: 'cnc-configurator', products: ['cnc'] });
    expect(confirmed?.consent_at).toEqual(expect.any(String));
    expect(confirmed?.consent_text).toContain('newsletter');
    expect(await send('newsletter-confirm', { token })).toMatchObject({ status: 410, body: { success: false, code: 'used' } });
  });

  test('R17 opening a link with GET or HEAD changes nothing', async () => {
    const email = unique();
    await subscribe(email);
    const mail = await verification(email);
    const token = tokenIn(mail, 'confirm');
    for (const method of ['GET', 'HEAD']) {
      for (const name of ['newsletter-confirm', 'newsletter-unsubscribe']) {
        expect((await fetch(`${intake.edition.url}/functions/v1/${name}?token=${token}`, { method })).status).toBe(405);
      }
      const unsubscribing = /<([^>]+)>/.exec(header(mail, 'list-unsubscribe'))?.[1] ?? '';
      await fetch(unsubscribing, { method });
    }
    expect(await subscriber(email)).toMatchObject({ status: 'pending', unsubscribed_at: null });
    expect((await send('newsletter-confirm', { token })).status).toBe(200);
  });

  test.each(['', 'x', '0'.repeat(43), 'ä'.repeat(43), `${'A'.repeat(42)}\u0000`])(
    'R17 the token "%s" is invalid',
    async (token) => {
      for (const name of ['newsletter-confirm', 'newsletter-unsubscribe']) {
        expect(await send(name, { token })).toMatchObject({ status: 404, body: { success: false, code: 'invalid' } });
      }
    },
  );

  test('R18 every newsletter mail offers one-click unsubscription, which needs no cookie, does not redirect, and may be repeated', async () => {
    const email = unique();
    await subscribe(email);
    const mail = await verification(email);
    await send('newsletter-confirm', { token: tokenIn(mail, 'confirm') });
    expect(header(mail, 'list-unsubscribe')).toMatch(
      /^<http:\/\/127\.0\.0\.1:\d+\/functions\/v1\/newsletter-unsubscribe\?token=[\w-]{43}>$/,
    );
    expect(header(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');

    for (let time = 0; time < 2; time += 1) {
      const answer = await oneClick(mail);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('set-cookie')).toBeNull();
      await answer.body?.cancel();
    }
    expect(await subscriber(email)).toMatchObject({ status: 'unsubscribed' });
    const goodbye = await intake.mailTo(email, ({ subject }) => /unsubscribed/.test(subject ?? ''));
    expect(header(goodbye, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    await intake.drained();
    expect((await intake.mails()).filter(({ recipient }) => recipient === email)).toHaveLength(2);
  });

  test('R18 a post that is no one-click post unsubscribes nobody', async () => {
    const email = unique();
    await subscribe(email);
    const mail = await verification(email);
    expect((await oneClick(mail, { body: 'something=else' })).status).toBe(400);
    expect(await subscriber(email)).toMatchObject({ status: 'pending' });
  });

  test('the page behind the link in the text unsubscribes too, and takes back a confirmation link that is still open', async () => {
    const email = unique();
    await subscribe(email);
    const mail = await verification(email);
    expect((await send('newsletter-unsubscribe', { token: tokenIn(mail, 'unsubscribe') })).body).toEqual({ success: true });
    expect(await send('newsletter-confirm', { token: tokenIn(mail, 'confirm') })).toMatchObject({ body: { code: 'used' } });
    expect(await subscriber(email)).toMatchObject({ status: 'unsubscribed' });
  });

  test('R18 subscribing again answers the same for every state, and whoever left may come back', async () => {
    const email = unique();
    const answers = [await subscribe(email)];
    const first = await verification(email);
    answers.push(await subscribe(email.toUpperCase().replace('VISITOR.EXAMPLE', 'visitor.example')));
    await send('newsletter-confirm', { token: tokenIn(first, 'confirm') });
    answers.push(await subscribe(email, 'welding-configurator'));
    await intake.drained();
    await oneClick(first);
    await intake.drained();
    const known = (await intake.mails()).map(({ mail }) => mail.messageId ?? '');
    answers.push(await subscribe(email));
    for (const answer of answers)
      expect({ status: answer.status, body: answer.body }).toEqual({ status: 200, body: { success: true } });
    const again = await verification(email, known);
    expect((await send('newsletter-confirm', { token: tokenIn(again, 'confirm') })).status).toBe(200);
    expect(await subscriber(email)).toMatchObject({ status: 'confirmed', unsubscribed_at: null });
    expect(await intake.rpc('privacy_export', { email })).toMatchObject({ suppressions: [] });
  });

  test('a newsletter mail that waits when the person leaves is not sent any more', async () => {
    const email = unique();
    await subscribe(email);
    const first = await verification(email);
    await intake.peer.close();
    await subscribe(email);
    await oneClick(first);
    await intake.peer.start();
    await intake.mailTo(email, ({ subject }) => /unsubscribed/.test(subject ?? ''));
    await intake.drained();
    expect(
      (await intake.mails()).filter(({ recipient, mail }) => recipient === email && /confirm/.test(mail.subject ?? '')),
    ).toHaveLength(1);
  });
});

test('R17 an expired link says so, and a new one can be asked for', async () => {
  const intake = await startIntake({ NEWSLETTER_TOKEN_HOURS: '0.000000001' });
  const send = (name: string, body: unknown) => submit(intake.edition.url, name, body);
  try {
    const email = unique();
    await send('send-newsletter-verification', { email, ...human() });
    const { mail } = await intake.mailTo(email);
    const token = /confirm\?token=([\w-]+)/.exec(mail.text ?? '')?.[1];
    await intake.drained();
    expect(await send('newsletter-confirm', { token })).toMatchObject({ status: 410, body: { code: 'expired' } });
    expect(await intake.rows('newsletter_subscribers', 'select=status')).toEqual([{ status: 'pending' }]);
    expect((await send('send-newsletter-verification', { email, ...human() })).status).toBe(200);
    await intake.mailTo(email, ({ messageId }) => messageId !== mail.messageId);
  } finally {
    await intake.dispose();
  }
});
