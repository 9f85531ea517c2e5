import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type IntakeEdition, startIntake } from './support/edition.ts';
import { contactOf, demoOf, human, submit } from './support/submitting.ts';

const run = promisify(execFile);
const script = join(import.meta.dirname, '../../supabase/scripts/privacy.ts');

describe('privacy', () => {
  let intake: IntakeEdition;
  const privacy = (...args: string[]) =>
    run(process.execPath, [script, ...args], {
      env: { PATH: process.env.PATH, SUPABASE_URL: intake.edition.url, SUPABASE_SERVICE_ROLE_KEY: intake.edition.serviceKey },
    });
  const send = (name: string, payload: object) => submit(intake.edition.url, name, { ...payload, ...human() });

  beforeAll(async () => {
    intake = await startIntake({}, true);
  });
  afterAll(() => intake?.dispose());

  test('everything about an address is shown, then removed; another person and the company’s own records stay', async () => {
    const mine = 'Erase-Me@visitor.example';
    const other = 'keep-me@visitor.example';
    const phone = '+15035550161';
    for (const email of [mine, other]) {
      await send('send-contact-email', { ...contactOf(email), phone: email === mine ? '+1 503-555-0161' : null });
      await send('send-demo-request', demoOf(email));
      await send('send-newsletter-verification', { email, source: 'blog' });
    }
    await send('connect-call', { name: 'Me', phone, timing: 'now' });
    await send('connect-call', { name: 'Other', phone: '+15035550162', timing: 'now' });
    await intake.drained();

    const shown = JSON.parse((await privacy('export', mine)).stdout);
    const counted = Object.fromEntries(
      Object.entries(shown).map(([key, value]) => [key, Array.isArray(value) ? value.length : value]),
    );
    expect(counted).toMatchObject({
      email: 'erase-me@visitor.example',
      contact_submissions: 1,
      demo_requests: 1,
      call_requests: 1,
      newsletter_subscribers: 1,
      newsletter_requests: 1,
      mails: 6,
    });
    expect(JSON.stringify(shown)).not.toContain(other);

    const { stdout } = await privacy('erase', mine.toUpperCase());
    expect(stdout).toContain('contact_submissions: 1');
    const after = JSON.parse((await privacy('export', mine)).stdout);
    expect(Object.values(after).filter((value) => Array.isArray(value) && value.length > 0)).toEqual([]);
    expect(JSON.parse((await privacy('export', other)).stdout)).toMatchObject({
      contact_submissions: [{ email: other }],
      demo_requests: [{}],
      mails: { length: 5 },
    });
    expect((await intake.rows('call_requests')).some((row) => row.phone === '+15035550162')).toBe(true);
  });

  test('an account and its client are named as kept', async () => {
    const { stdout } = await privacy('erase', 'client@millrace.example');
    expect(stdout).toMatch(/Kept[\s\S]*clients: 1/);
    expect(await intake.rows('clients', 'select=id&email=eq.client@millrace.example')).toHaveLength(1);
  });

  test('wrong arguments are explained', async () => {
    for (const args of [[], ['export'], ['delete', 'a@b.example'], ['erase', 'nobody']]) {
      await expect(privacy(...args)).rejects.toMatchObject({ stderr: expect.stringContaining('usage: npm run privacy') });
    }
  });
});
