import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type HttpPeer, startHttpPeer } from './peers.ts';
import { type IntakeEdition, STAFF, startIntake } from './support/edition.ts';
import { human, submit } from './support/submitting.ts';

const TOKEN = 'twilio-auth-token';
let lastNumber = 100;
/** A number in the range kept for fiction. */
const number = () => {
  lastNumber += 1;
  return `+1503555${String(lastNumber).padStart(4, '0')}`;
};

describe('call-backs', () => {
  let intake: IntakeEdition;
  let twilio: HttpPeer;
  const ask = (phone: string, more: object = {}) =>
    submit(intake.edition.url, 'connect-call', { name: 'Grace Hopper', phone, timing: 'now', ...human(), ...more });
  const rowOf = async (phone: string) => (await intake.rows('call_requests')).find((row) => row.phone === phone);
  const callsTo = (phone: string) => twilio.calls.filter(({ body }) => new URLSearchParams(body).get('To') === phone);
  const report = (fields: Record<string, string>, token = TOKEN) => {
    const url = `${intake.edition.url}/functions/v1/call-status`;
    const signed =
      url +
      Object.keys(fields)
        .sort()
        .map((name) => name + fields[name])
        .join('');
    return fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-twilio-signature': createHmac('sha1', token).update(signed).digest('base64'),
      },
      body: new URLSearchParams(fields),
    });
  };
  let sid = 0;
  const created = () => {
    sid += 1;
    return { status: 201, body: { sid: `CA${sid}`, status: 'queued' } };
  };

  beforeAll(async () => {
    twilio = await startHttpPeer(created);
    intake = await startIntake({
      CALL_TRANSPORT: 'twilio',
      CALL_HOURS: 'any',
      TWILIO_ACCOUNT_SID: 'AC123',
      TWILIO_AUTH_TOKEN: TOKEN,
      TWILIO_FROM: '+15035550100',
      TWILIO_URL: twilio.url,
      CALLS_INTERVAL_MS: '200',
      CALL_TIMEOUT_MS: '800',
    });
  });
  afterAll(async () => {
    await intake?.dispose();
    await twilio?.close();
  });
  beforeEach(() => {
    twilio.reply = created;
  });

  test('staff hear at once who waits for a call', async () => {
    const phone = number();
    const { status, body } = await ask(phone);
    expect(status).toBe(200);
    expect(Math.abs(Date.parse(String(body.dueAt)) - Date.now())).toBeLessThan(60_000);
    expect(await rowOf(phone)).toMatchObject({ name: 'Grace Hopper', timing: 'now' });
    const { mail } = await intake.mailTo(STAFF, ({ text }) => text?.includes(phone) ?? false);
    expect(mail.text).toContain('Call due: Now');
  });

  test.each([
    ['+44 20 7946 0018', '+442079460018'],
    ['(503) 555-0188', '+15035550188'],
  ])('%s is stored in international form', async (written, stored) => {
    expect((await ask(written)).status).toBe(200);
    expect(await rowOf(stored)).toMatchObject({ phone: stored });
  });

  test.each(['12', '+1 900 555 0142', '+1 000 000 0000', 'call me', '+15035550142;ext=1,2', "+1503'5550142"])(
    'R16 %s is refused: no number, or a costly one',
    async (phone) => {
      const before = await intake.rows('call_requests', 'select=id');
      expect(await ask(phone)).toMatchObject({ status: 400, body: { success: false, code: 'invalid' } });
      expect(await intake.rows('call_requests', 'select=id')).toHaveLength(before.length);
    },
  );

  test('a due call is placed once, connects with the company, and is reached when the provider says so', async () => {
    const phone = number();
    await ask(phone);
    await expect.poll(() => rowOf(phone), { timeout: 10_000 }).toMatchObject({ status: 'calling', attempts: 1 });
    const [placed, ...more] = callsTo(phone);
    expect(more).toEqual([]);
    expect(placed?.path).toBe('/2010-04-01/Accounts/AC123/Calls.json');
    expect(placed?.headers.authorization).toBe(`Basic ${btoa(`AC123:${TOKEN}`)}`);
    const form = new URLSearchParams(placed?.body);
    expect(form.get('From')).toBe('+15035550100');
    expect(form.get('Twiml')).toContain('<Number>+15035550142</Number>');
    expect(form.get('StatusCallback')).toBe(`${intake.edition.url}/functions/v1/call-status`);

    const reported = { CallSid: `CA${sid}`, CallStatus: 'completed' };
    expect((await report(reported, 'forged')).status).toBe(403);
    expect(await rowOf(phone)).toMatchObject({ status: 'calling' });
    expect((await report(reported)).status).toBe(200);
    expect(await rowOf(phone)).toMatchObject({ status: 'reached' });
    // A late, contrary report of the same call does not undo it.
    await report({ ...reported, CallStatus: 'no-answer' });
    expect(await rowOf(phone)).toMatchObject({ status: 'reached' });
  });

  test('nobody picking up is a failed call', async () => {
    const phone = number();
    await ask(phone);
    await expect.poll(() => rowOf(phone), { timeout: 10_000 }).toMatchObject({ status: 'calling' });
    await report({ CallSid: `CA${sid}`, CallStatus: 'no-answer' });
    expect(await rowOf(phone)).toMatchObject({ status: 'failed', last_error: 'Twilio: no-answer' });
  });

  test('R13 a provider that is busy (429) is asked again later, not at once', async () => {
    twilio.reply = () => ({ status: 429 });
    const phone = number();
    await ask(phone);
    await expect
      .poll(() => rowOf(phone), { timeout: 10_000 })
      .toMatchObject({ status: 'requested', attempts: 1, last_error: 'CallError: Twilio 429' });
    expect(callsTo(phone)).toHaveLength(1);
  });

  test.each(['stall', 'drop'] as const)(
    'a call of which it is doubtful whether it was placed (%s) is left to a person',
    async (manner) => {
      twilio.reply = () => manner;
      const phone = number();
      await ask(phone);
      await expect.poll(() => rowOf(phone), { timeout: 10_000 }).toMatchObject({ status: 'failed', attempts: 1 });
      expect(callsTo(phone)).toHaveLength(1);
    },
  );

  test('R15 what a robot asked for is not called', async () => {
    const phone = number();
    expect((await ask(phone, { website: 'x' })).status).toBe(200);
    const other = number();
    await ask(other);
    await expect.poll(() => rowOf(other), { timeout: 10_000 }).toMatchObject({ status: 'calling' });
    expect(callsTo(phone)).toEqual([]);
  });
});
