import { equal, matches, rejection, truth } from '../../_test/expect.ts';
import { testSettings } from '../../_test/settings.ts';
import type { StoredMail } from '../backend/outbox.ts';
import { tokenOf } from '../newsletter/tokens.ts';
import { composeMail } from './compose.ts';
import { encodeMail } from './mime.ts';

const settings = testSettings();
const NASTY = `<script>alert("x")</script> & 'quotes' <img src=x onerror=alert(1)>`;

const lead = (more: Record<string, unknown> = {}) => ({
  id: '00000000-0000-4000-8000-00000000000a',
  name: NASTY,
  company: NASTY,
  email: 'ada@visitor.example',
  phone: NASTY,
  message: `${NASTY}\n.\nsecond line`,
  preferred_date: NASTY,
  preferred_time: NASTY,
  due_at: '2026-11-23T16:00:00Z',
  source: 'blog',
  ...more,
});

const storedMail = (kind: string, more: Partial<StoredMail> = {}): StoredMail => ({
  id: '00000000-0000-4000-8000-00000000000b',
  kind,
  to: 'to@millrace.example',
  payload: { source: 'welding-configurator' },
  attempts: 1,
  lease: 'l',
  message_id: '<00000000-0000-4000-8000-00000000000b@millrace.example>',
  created_at: new Date('2026-11-21T10:00:00Z'),
  lead: lead(),
  ...more,
});

const toStaff = ['contact-notification', 'demo-notification', 'call-notification'];
const toVisitors = ['contact-acknowledgement', 'demo-acknowledgement', 'newsletter-verification', 'newsletter-unsubscribed'];

for (const kind of [...toStaff, ...toVisitors]) {
  Deno.test(`${kind}: text and HTML, light and dark, from which no markup of a visitor escapes (R14)`, async () => {
    const mail = await composeMail(storedMail(kind), settings);
    truth(mail);
    truth(mail.subject.length > 0 && mail.text.length > 100);
    for (const wanted of [/^<!doctype html>/, /prefers-color-scheme: dark/, /name="color-scheme"/, /1800 NW Foundry Street/])
      matches(mail.html, wanted);
    truth(!/<script|<img/i.test(mail.html), 'markup');
    equal(await composeMail(storedMail(kind), settings), mail, 'every attempt is the same mail');
    const raw = new TextDecoder().decode(await encodeMail(mail, settings.MAIL_FROM));
    equal(raw.split('\r\n\r\n', 1)[0]?.match(/^(to|cc|bcc):/gim), ['To:']);
  });
}

for (const kind of toVisitors) {
  Deno.test(`${kind}: holds no word of whoever filled the form`, async () => {
    const marked = Object.fromEntries(
      Object.keys(lead()).map((name) => [name, name === 'due_at' ? '2026-11-23T16:00:00Z' : `MARK-${name}`]),
    );
    const mail = await composeMail(storedMail(kind, { lead: { ...marked, id: 'x', source: 'blog' } }), settings);
    truth(!JSON.stringify(mail).includes('MARK-'));
  });
}

Deno.test('a staff notification carries all fields, answers the visitor, and leads to the dashboard', async () => {
  const mail = await composeMail(storedMail('demo-notification'), settings);
  equal(mail?.replyTo, { name: NASTY, address: 'ada@visitor.example' });
  for (const label of ['Name', 'Company', 'Email', 'Phone', 'Preferred date', 'Preferred time', 'Received'])
    matches(mail?.text ?? '', new RegExp(`^${label}: `, 'm'));
  matches(mail?.html ?? '', /https:\/\/www\.millrace\.example\/admin/);
});

Deno.test('R14 a subject to staff is one short line whatever the name is', async () => {
  const mail = await composeMail(
    storedMail('contact-notification', { lead: lead({ name: `a\r\nBcc: x@y.example\u2028${'long '.repeat(60)}` }) }),
    settings,
  );
  truth(mail && mail.subject.length < 110 && !/[\r\n\u2028]/.test(mail.subject));
});

Deno.test('R18 newsletter mails carry the one-click headers and the links of their own tokens', async () => {
  for (const kind of ['newsletter-verification', 'newsletter-unsubscribed']) {
    const stored = storedMail(kind);
    const mail = await composeMail(stored, settings);
    const token = await tokenOf(stored.id, 'unsubscribe', settings);
    equal(mail?.headers?.['List-Unsubscribe'], `<http://127.0.0.1:1/functions/v1/newsletter-unsubscribe?token=${token}>`);
    equal(mail?.headers?.['List-Unsubscribe-Post'], 'List-Unsubscribe=One-Click');
  }
});

Deno.test('no mail is written for an erased lead, nor for an unknown kind', async () => {
  equal(await composeMail(storedMail('contact-notification', { lead: null }), settings), null);
  matches((await rejection(composeMail(storedMail('unknown'), settings))).message, /unknown/);
});
