import { isOpen, nextOpening } from '@millrace/core/schedule';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type IntakeEdition, STAFF, startIntake } from './support/edition.ts';
import { contactOf, demoOf, human, submit } from './support/submitting.ts';

const unique = () => `visitor-${crypto.randomUUID()}@visitor.example`;

/** One valid payload for each public form. */
const payloads: Record<string, (email: string) => Record<string, unknown>> = {
  'send-contact-email': contactOf,
  'send-demo-request': demoOf,
  'connect-call': () => ({ name: 'Ada Lovelace', phone: '+1 503 555 0142', timing: 'now' }),
  'send-newsletter-verification': (email) => ({ email, source: 'blog' }),
};
const forms = Object.keys(payloads);
const leadTables = ['contact_submissions', 'demo_requests', 'call_requests', 'newsletter_subscribers'];

describe('public forms', () => {
  let intake: IntakeEdition;
  const send = (name: string, body: unknown, headers?: Record<string, string>) => submit(intake.edition.url, name, body, headers);
  const payloadOf = (name: string, email = unique()) => payloads[name]?.(email) ?? {};
  const contacts = (email: string) => intake.rows('contact_submissions', `select=*&email=eq.${email}`);
  const countAll = async () =>
    (await Promise.all(leadTables.map((table) => intake.rows(table, 'select=id')))).map((rows) => rows.length);

  beforeAll(async () => {
    intake = await startIntake({ CORS_ORIGINS: 'https://partner.example' }, true);
  });
  afterAll(() => intake?.dispose());

  test.each(forms)('%s accepts its payload as the specification has it, without any guard', async (name) => {
    expect(await send(name, payloadOf(name))).toMatchObject({ status: 200, body: { success: true } });
  });

  test('a call-back is promised for now in business hours, else for the next opening, and then stays requested', async () => {
    const before = new Date();
    const { body } = await send('connect-call', { name: 'Early Bird', phone: '+15035550171', timing: 'now', ...human() });
    const dueAt = new Date(String(body.dueAt));
    if (isOpen(before)) return expect(Math.abs(dueAt.getTime() - before.getTime())).toBeLessThan(60_000);
    expect(dueAt.toISOString()).toBe(nextOpening(before).toISOString());
    const row = (await intake.rows('call_requests')).find(({ phone }) => phone === '+15035550171');
    expect(row).toMatchObject({ status: 'requested', attempts: 0 });
  });

  test.each(forms)('R12 %s: twenty parallel submissions with the same key are one lead', async (name) => {
    const guard = human();
    const email = unique();
    const before = await countAll();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(name, { ...payloadOf(name, email), ...guard })));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const after = await countAll();
    expect(after.reduce((sum, count) => sum + count, 0)).toBe(before.reduce((sum, count) => sum + count, 0) + 1);
  });

  test('R12 the one lead has one mail to staff and one to the visitor', async () => {
    const guard = human();
    const email = unique();
    await Promise.all(Array.from({ length: 20 }, () => send('send-contact-email', { ...contactOf(email), ...guard })));
    await intake.drained();
    const mails = await intake.mails();
    expect(mails.filter(({ recipient }) => recipient === email)).toHaveLength(1);
    expect(mails.filter(({ recipient, mail }) => recipient === STAFF && mail.replyTo?.[0]?.address === email)).toHaveLength(1);
  });

  test.each(forms)('R12 %s: the same key with another body is refused with 409', async (name) => {
    const guard = human();
    expect((await send(name, { ...payloadOf(name), ...guard })).status).toBe(200);
    const other = name === 'connect-call' ? { name: 'Another', phone: '+1 503 555 0143', timing: 'now' } : payloadOf(name);
    const refused = await send(name, { ...other, ...guard });
    expect(refused).toMatchObject({ status: 409, body: { success: false, code: 'conflict' } });
  });

  test('R14 line ends, NUL and several addresses are refused where they could reach a header', async () => {
    const before = await countAll();
    const bad = ['a\r\nBcc: x@y.example', 'a\nb', 'a\u0000b', 'a\u2028b', 'x'.repeat(201)];
    for (const name of bad) {
      expect(await send('send-contact-email', { ...contactOf(unique()), name })).toMatchObject({
        status: 400,
        body: { code: 'invalid' },
      });
    }
    const addresses = [
      'a@b.example,c@d.example',
      'a@b.example;c@d.example',
      'a@b.example\r\nBcc: c@d.example',
      'A <a@b.example>',
      `${'a'.repeat(250)}@b.example`,
    ];
    for (const email of addresses) expect((await send('send-contact-email', { ...contactOf(unique()), email })).status).toBe(400);
    expect(await countAll()).toEqual(before);
  });

  test('R14 what a visitor writes neither adds a recipient nor becomes markup', async () => {
    const email = unique();
    const name = 'Eve" <eve@evil.example>, "Bob';
    const message = '<script>alert(1)</script>\r\n.\r\nBcc: victim@evil.example\r\n<img src=x onerror=alert(1)>';
    expect((await send('send-contact-email', { ...contactOf(email), name, message, ...human() })).status).toBe(200);
    const { mail, to, raw } = await intake.mailTo(STAFF, ({ replyTo }) => replyTo?.[0]?.address === email);
    expect(to).toEqual([STAFF]);
    expect(mail.replyTo).toEqual([{ name, address: email }]);
    expect(mail.to).toEqual([{ name: '', address: STAFF }]);
    expect(mail.bcc ?? []).toEqual([]);
    expect(raw.split('\r\n\r\n', 1)[0]).not.toMatch(/^bcc:/im);
    expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(mail.html).not.toMatch(/<script|<img/);
  });

  test.each(['honeypot', 'filling time'])(
    'R15 a submission with an impossible %s is answered as usual, mailed to nobody, and kept in quarantine',
    async (sign) => {
      const email = unique();
      const guard = sign === 'honeypot' ? { ...human(), website: 'https://spam.example' } : { ...human(), filledInMs: 120 };
      const answer = await send('send-contact-email', { ...contactOf(email), ...guard });
      expect(answer).toMatchObject({ status: 200, body: { success: true } });
      const [row] = await contacts(email);
      expect(row?.quarantined_at).not.toBeNull();
      await intake.drained();
      expect(
        (await intake.mails()).filter(({ recipient, mail }) => recipient === email || mail.replyTo?.[0]?.address === email),
      ).toEqual([]);

      // "Not spam": the lead is an ordinary one from then on, and its mails go out.
      await intake.rpc('release_submission', { kind: 'contact', id: row?.id }, await intake.adminToken());
      await intake.mailTo(email);
      await expect.poll(() => contacts(email)).toMatchObject([{ quarantined_at: null, email_sent: true }]);
    },
  );

  test.each(forms)('R15 %s keeps what a robot sent', async (name) => {
    const before = await countAll();
    const email = unique();
    const payload = name === 'connect-call' ? { name: 'Robot', phone: '+15035550177', timing: 'now' } : payloadOf(name, email);
    const ordinary = await send(name, { ...payloadOf(name), ...human() });
    const suspicious = await send(name, { ...payload, ...human(), website: 'x' });
    expect({ ...suspicious.body, dueAt: null }).toEqual({ ...ordinary.body, dueAt: null });
    expect((await countAll()).reduce((sum, count) => sum + count, 0)).toBe(before.reduce((sum, count) => sum + count, 0) + 2);
  });

  describe('R16 refuses without a row', () => {
    const refused: [what: string, status: number, code: string, body: (name: string) => string, type?: string][] = [
      ['a body that is too large', 413, 'too_large', () => JSON.stringify({ name: 'x'.repeat(70_000) })],
      ['invalid JSON', 400, 'invalid_json', () => '{"name": '],
      ['no JSON object', 400, 'invalid', () => '[]'],
      ['null', 400, 'invalid', () => 'null'],
      ['unknown fields', 400, 'invalid', (name) => JSON.stringify({ ...payloadOf(name), role: 'admin' })],
      ['a wrong type', 400, 'invalid', (name) => JSON.stringify({ ...payloadOf(name), name: 7, email: {} })],
      ['an unreadable filling time', 400, 'invalid', (name) => JSON.stringify({ ...payloadOf(name), filledInMs: -1 })],
      ['another media type', 415, 'unsupported_media_type', (name) => JSON.stringify(payloadOf(name)), 'text/plain'],
    ];
    test.each(refused)('%s (%i)', async (_what, status, code, body, type) => {
      const before = await countAll();
      for (const name of forms) {
        const answer = await send(name, body(name), type ? { 'content-type': type } : {});
        expect(answer).toMatchObject({ status, body: { success: false, code } });
        expect(Object.keys(answer.body).sort()).toEqual(['code', 'details', 'error', 'hint', 'message', 'success']);
        expect(answer.body.error).toBe(answer.body.message);
      }
      expect(await countAll()).toEqual(before);
    });

    test('another method (405)', async () => {
      for (const name of forms) {
        for (const method of ['GET', 'PUT', 'DELETE', 'PATCH']) {
          const answer = await fetch(`${intake.edition.url}/functions/v1/${name}`, { method });
          expect(answer.status).toBe(405);
          expect(answer.headers.get('allow')).toBe('POST');
          await answer.body?.cancel();
        }
      }
    });

    test('invalid JSON in the words that the contact form recognises', async () => {
      expect((await send('send-contact-email', '{')).body.error).toContain('invalid JSON');
    });
  });

  describe('R19', () => {
    const preflight = (origin: string) =>
      fetch(`${intake.edition.url}/functions/v1/send-contact-email`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type, apikey' },
      });

    test('the site and the origins on the list may call from a browser', async () => {
      for (const origin of [intake.edition.url, 'https://partner.example']) {
        const answer = await preflight(origin);
        expect(answer.status).toBe(204);
        expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
        expect(answer.headers.get('access-control-allow-headers')).toContain('apikey');
        expect(answer.headers.get('vary')).toContain('Origin');
      }
    });

    test.each(['https://evil.example', 'null', 'https://partner.example.evil.example', 'http://partner.example'])(
      '%s may not',
      async (origin) => {
        const answer = await preflight(origin);
        expect(answer.headers.get('access-control-allow-origin')).toBeNull();
        const real = await send('send-contact-email', { ...contactOf(unique()), ...human() }, { origin });
        expect(real.headers.get('access-control-allow-origin')).toBeNull();
      },
    );

    test('answers are not stored, and a refusal says nothing of what is behind it', async () => {
      const accepted = await send('send-contact-email', { ...contactOf(unique()), ...human() });
      expect(accepted.headers.get('cache-control')).toBe('no-store');
      expect(accepted.headers.get('x-request-id')).toMatch(/^[\w-]{8,64}$/);
      const refused = await send('send-contact-email', { ...contactOf(unique()), email: "x' or 1=1" });
      expect(JSON.stringify(refused.body)).not.toMatch(/select|postgres|zod|stack|\/work|at .*\.ts/i);
    });

    test('the workers refuse everybody without the service key', async () => {
      for (const name of ['deliver-mail', 'dispatch-calls', 'purge']) {
        for (const key of ['', intake.edition.publishableKey, await intake.adminToken()]) {
          const answer = await send(name, {}, { apikey: key, authorization: `Bearer ${key}` });
          expect(answer).toMatchObject({ status: 401, body: { success: false } });
        }
        expect((await send(name, {}, { apikey: intake.edition.serviceKey })).status).toBe(200);
      }
    });
  });

  test('a log line tells what happened to a request and nothing about the person', async () => {
    const email = unique();
    const answer = await send('send-contact-email', { ...contactOf(email), name: 'Zacharias Unloggable', ...human() });
    await intake.drained();
    const id = answer.headers.get('x-request-id') ?? '';
    const printed = intake.edition.output();
    expect(printed).not.toContain(email);
    expect(printed).not.toContain('Unloggable');
    const line = printed.split('\n').find((text) => text.includes(id));
    if (line !== undefined)
      expect(JSON.parse(line)).toMatchObject({
        event: 'request',
        function: 'send-contact-email',
        outcome: 'accepted',
        status: 200,
      });
  });
});

describe('R15 limits', () => {
  const PER_EMAIL = 5;
  const PER_ADDRESS = 80;
  let intake: IntakeEdition;
  const send = (body: unknown, headers?: Record<string, string>) =>
    submit(intake.edition.url, 'send-contact-email', body, headers);

  beforeAll(async () => {
    intake = await startIntake({ LIMIT_PER_ADDRESS: `${PER_ADDRESS}/3600`, LIMIT_PER_EMAIL: `${PER_EMAIL}/3600` });
  });
  afterAll(() => intake?.dispose());

  test('hold under 50 parallel requests, per e-mail and per address, whatever a caller forges', async () => {
    const email = unique();
    const bodies = Array.from({ length: 50 }, () => ({ ...contactOf(email), ...human() }));
    const same = await Promise.all(bodies.map((body) => send(body)));
    expect(same.filter(({ status }) => status === 200)).toHaveLength(PER_EMAIL);
    const refused = same.find(({ status }) => status !== 200);
    expect(refused).toMatchObject({ status: 429, body: { success: false, code: 'rate_limited' } });
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await intake.rows('contact_submissions', `select=id&email=eq.${email}`)).toHaveLength(PER_EMAIL);

    // The 50 have used up 50 of the caller's address, whichever of them got through.
    const forged = await Promise.all(
      Array.from({ length: 50 }, (_, index) => {
        const address = `203.0.113.${index}`;
        return send(
          { ...contactOf(unique()), ...human() },
          { 'x-forwarded-for': address, 'x-real-ip': address, forwarded: `for=${address}` },
        );
      }),
    );
    expect(forged.filter(({ status }) => status === 200)).toHaveLength(PER_ADDRESS - 50);
    expect(forged.filter(({ status }) => status === 429)).toHaveLength(100 - PER_ADDRESS);
    expect(await intake.rows('contact_submissions', 'select=id')).toHaveLength(PER_EMAIL + PER_ADDRESS - 50);

    // Repeating what was accepted is no new submission: it is answered even now.
    const accepted = bodies[same.findIndex(({ status }) => status === 200)];
    expect(await send(accepted)).toMatchObject({ status: 200, body: { success: true } });
    expect((await send({ ...contactOf(unique()), ...human() })).status).toBe(429);
  });
});
