import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type IntakeEdition, STAFF, startIntake } from './support/edition.ts';
import { contactOf, demoOf, human, submit } from './support/submitting.ts';

const UNIQUE = () => `visitor-${crypto.randomUUID()}@visitor.example`;

describe('delivery', () => {
  let intake: IntakeEdition;
  const send = (name: string, payload: object) => submit(intake.edition.url, name, { ...payload, ...human() });
  const contactRow = async (email: string) => (await intake.rows('contact_submissions', `select=*&email=eq.${email}`))[0];
  const deadMails = async (token: string) =>
    (
      (await intake.rpc(
        'list_mails',
        {
          query: {
            search: '',
            sort: { column: 'created_at', direction: 'desc' },
            size: 25,
            from: { at: 'start' },
            filter: { status: 'dead' },
          },
        },
        token,
      )) as { rows: Record<string, unknown>[] }
    ).rows;

  beforeAll(async () => {
    intake = await startIntake({ MAIL_MAX_ATTEMPTS: '3', MAIL_BACKOFF_MS: '150', MAIL_BACKOFF_MAX_MS: '300' }, true);
  });
  afterAll(() => intake?.dispose());
  beforeEach(() => {
    intake.peer.manner = 'accept';
  });

  test('a contact message reaches staff, who can answer the visitor, and is acknowledged to the visitor', async () => {
    const email = UNIQUE();
    expect(await send('send-contact-email', contactOf(email))).toMatchObject({ status: 200, body: { success: true } });

    const toStaff = await intake.mailTo(STAFF, (mail) => mail.replyTo?.[0]?.address === email);
    expect(toStaff.mail.subject).toBe('New contact message from Ada Lovelace');
    expect(toStaff.mail.text).toContain('> We have two lathes to tend.');
    expect(toStaff.mail.html).toContain('/admin');
    expect(toStaff.mail.html).toContain('prefers-color-scheme: dark');
    const toVisitor = await intake.mailTo(email);
    expect(toVisitor.mail.subject).toBe('We received your message - Millrace Robotics');
    expect(`${toVisitor.mail.text}${toVisitor.mail.html}`).not.toContain('lathes');
    await expect.poll(() => contactRow(email)).toMatchObject({ email_sent: true, phone: '+1 503 555 0100' });
  });

  test('a demo request is acknowledged with the slot as a calendar file', async () => {
    const email = UNIQUE();
    expect((await send('send-demo-request', demoOf(email))).body).toEqual({ success: true });
    const { mail } = await intake.mailTo(email);
    const [calendar] = mail.attachments;
    expect(calendar?.mimeType).toBe('text/calendar');
    const content = calendar?.content;
    const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
    expect(text).toContain('DTSTART:20261123T173000Z');
    expect(text).toContain('STATUS:TENTATIVE');
    await intake.mailTo(STAFF, ({ subject }) => subject === 'Demo request from Ada Lovelace, Analytical Engines');
  });

  test('R11 while the mail server is down the answer is success, and the mail goes out when it is back', async () => {
    await intake.peer.close();
    const email = UNIQUE();
    expect(await send('send-contact-email', contactOf(email))).toMatchObject({ status: 200, body: { success: true } });
    expect(await contactRow(email)).toMatchObject({ email_sent: false });

    await intake.peer.start();
    await expect.poll(() => contactRow(email), { timeout: 25_000 }).toMatchObject({ email_sent: true });
  });

  test.each(['refuse-temporarily', 'refuse', 'stall', 'drop'] as const)(
    'R13 a server that would %s is tried again later, under the same message id',
    async (manner) => {
      await intake.drained();
      intake.peer.manner = manner;
      const before = intake.peer.offered.length;
      const email = UNIQUE();
      await send('send-contact-email', contactOf(email));
      await expect.poll(() => intake.peer.offered.length, { timeout: 20_000 }).toBeGreaterThan(before);
      intake.peer.manner = 'accept';
      await intake.mailTo(email);
      await expect.poll(() => contactRow(email), { timeout: 20_000 }).toMatchObject({ email_sent: true });
      const ids = intake.peer.offered.slice(before).map(({ raw }) => /^Message-ID: (.+)$/im.exec(raw)?.[1]);
      expect(new Set(ids).size).toBe(2);
      expect(ids.length).toBeGreaterThan(2);
    },
  );

  test('R13 after the last attempt a mail is a dead letter that an admin sees and can resend', async () => {
    await intake.drained();
    intake.peer.manner = 'refuse-temporarily';
    const email = UNIQUE();
    await send('send-contact-email', contactOf(email));
    const token = await intake.adminToken();
    const aboutLead = async () => {
      const lead = await contactRow(email);
      return (await deadMails(token)).filter(({ lead_id }) => lead_id === lead?.id);
    };
    await expect.poll(aboutLead, { timeout: 25_000 }).toHaveLength(2);
    const [dead] = (await aboutLead()).filter(({ kind }) => kind === 'contact-notification');
    expect(dead).toMatchObject({ attempts: 3, to_email: STAFF });
    expect(dead?.last_error).toContain('451');

    intake.peer.manner = 'accept';
    await intake.rpc('resend_mail', { mail_id: dead?.id }, token);
    await intake.mailTo(STAFF, (mail) => mail.replyTo?.[0]?.address === email);
    await expect.poll(() => contactRow(email)).toMatchObject({ email_sent: true });
  });

  test('R13 an address that does not exist is given up and gets no further mail; staff are never given up so', async () => {
    await intake.drained();
    intake.peer.manner = 'no-such-mailbox';
    const email = UNIQUE();
    await send('send-contact-email', contactOf(email));
    await expect
      .poll(() => intake.rpc('privacy_export', { email }), { timeout: 20_000 })
      .toMatchObject({ suppressions: [{ email, reason: 'bounced' }] });
    intake.peer.manner = 'accept';
    await send('send-contact-email', { ...contactOf(email), message: 'Once more.' });
    await intake.mailTo(STAFF, ({ text }) => text?.includes('Once more.') ?? false);
    await intake.drained();
    expect((await intake.mails()).filter(({ recipient }) => recipient === email)).toEqual([]);
    expect(await intake.rpc('privacy_export', { email: STAFF })).toMatchObject({ suppressions: [] });
  });

  test('R13 two workers never send the same mail twice', async () => {
    await intake.drained();
    intake.peer.manner = 'refuse-temporarily';
    const emails = Array.from({ length: 20 }, UNIQUE);
    await Promise.all(emails.map((email) => send('send-contact-email', contactOf(email))));
    intake.peer.manner = 'accept';
    const before = intake.peer.accepted.length;
    // Two claims at the same moment, as by two workers: no mail is in both.
    const claim = () =>
      intake.rpc('mail_claim', { request: { size: 50, lease_seconds: 4, max_attempts: 50 } }) as Promise<{ id: string }[]>;
    const claimed = (await Promise.all([claim(), claim(), claim()])).flat().map(({ id }) => id);
    expect(new Set(claimed).size).toBe(claimed.length);
    await intake.drained();
    const ids = intake.peer.accepted.slice(before).map(({ raw }) => /^Message-ID: (.+)$/im.exec(raw)?.[1]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('R13 a worker that dies frees its lease, and a late result of it changes nothing', async () => {
    await intake.drained();
    intake.peer.manner = 'refuse-temporarily';
    const email = UNIQUE();
    await send('send-contact-email', contactOf(email));
    type Claimed = { id: string; lease: string; lead: { email: string } | null };
    const claim = () =>
      intake.rpc('mail_claim', { request: { size: 50, lease_seconds: 1, max_attempts: 50 } }) as Promise<Claimed[]>;
    // This test plays the worker that takes the mails and is never heard of again.
    const taken: Claimed[] = [];
    await expect
      .poll(
        async () => {
          taken.push(...(await claim()).filter(({ lead }) => lead?.email === email));
          return taken.length;
        },
        { interval: 5, timeout: 20_000 },
      )
      .toBeGreaterThan(0);
    intake.peer.manner = 'accept';
    await expect.poll(() => contactRow(email), { timeout: 20_000 }).toMatchObject({ email_sent: true });
    await intake.drained();
    const late = taken.map(({ id, lease }) => ({ id, lease, outcome: 'dead' }));
    expect(await intake.rpc('mail_settle', { request: { results: late, token_hours: 48 } })).toBe(0);
  });
});
