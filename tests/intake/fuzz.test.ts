import { setTimeout } from 'node:timers/promises';
import fc from 'fast-check';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bodiesOf, functionNames } from './support/bodies.ts';
import { type IntakeEdition, STAFF, startIntake } from './support/edition.ts';
import { publishableKey } from './support/server.ts';

/** `npm run test:fuzz` sets 10000; the everyday run has fewer, of the same kinds. */
const BODIES = Number(process.env.FUZZ_BODIES ?? 100);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);
const SENDERS = 8;

const leadTables = ['contact_submissions', 'demo_requests', 'call_requests', 'newsletter_subscribers'];
const documented = ['code', 'details', 'error', 'hint', 'message', 'success'];

describe('R14 R16 whatever is posted', () => {
  let intake: IntakeEdition;
  const counts = async () => Promise.all(leadTables.map((table) => countOf(table)));
  const countOf = async (table: string) => {
    const answer = await fetch(`${intake.edition.url}/rest/v1/${table}?select=id&limit=1`, {
      method: 'HEAD',
      headers: { apikey: intake.edition.serviceKey, prefer: 'count=exact' },
    });
    return Number(answer.headers.get('content-range')?.split('/')[1]);
  };

  beforeAll(async () => {
    intake = await startIntake({
      LIMIT_PER_ADDRESS: '1000000/600',
      LIMIT_PER_EMAIL: '1000000/600',
      CALLS_INTERVAL_MS: '600000',
      MAIL_CONCURRENCY: '8',
    });
  });
  afterAll(() => intake?.dispose());

  test.each(functionNames)(
    `%s: ${BODIES} bodies, no 5xx, no row from a refused one`,
    async (name) => {
      const bodies = fc.sample(bodiesOf(name), { numRuns: BODIES, seed: SEED });
      const before = await counts();
      const keys = new Set<string>();
      let accepted = 0;
      const strange: string[] = [];
      const waiting = bodies.values();
      const sender = async () => {
        for (const body of waiting) {
          const answer = await fetch(`${intake.edition.url}/functions/v1/${name}`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', apikey: publishableKey },
            body,
          });
          const text = await answer.text();
          if (answer.status === 200) {
            accepted += 1;
            keys.add(body);
            continue;
          }
          const refusal = JSON.parse(text) as Record<string, unknown>;
          const wellFormed =
            JSON.stringify(Object.keys(refusal).sort()) === JSON.stringify(documented) && refusal.success === false;
          if (answer.status >= 500 || !wellFormed)
            strange.push(`${answer.status} ${text.slice(0, 200)} for ${body.slice(0, 200)}`);
          if (/<script|onerror|drop table/i.test(text)) strange.push(`repeats what was sent: ${text.slice(0, 200)}`);
        }
      };
      await Promise.all(Array.from({ length: SENDERS }, sender));
      expect(strange).toEqual([]);

      const grown = (await counts()).map((count, index) => count - (before[index] ?? 0));
      const rows = grown.reduce((sum, count) => sum + count, 0);
      // Repeated subscribers share a row, so there may be fewer rows than acceptances, never more.
      if (name.startsWith('newsletter-')) expect({ accepted, rows }).toEqual({ accepted: 0, rows: 0 });
      else if (name === 'send-newsletter-verification') expect(rows).toBeLessThanOrEqual(accepted);
      else expect(rows).toBe(accepted);
      console.info(`${name}: ${bodies.length} bodies, ${accepted} accepted, ${bodies.length - accepted} refused`);
    },
    3_600_000,
  );

  test('no mail has an altered header or unescaped markup', async () => {
    const until = Date.now() + 3_000_000;
    while (((await intake.rpc('outbox_health')) as { queued: number }).queued > 0) {
      if (Date.now() > until) throw new Error('The outbox did not drain');
      await setTimeout(200);
    }
    const wrong: string[] = [];
    const known =
      /^(from|to|reply-to|subject|message-id|date|mime-version|content-type|content-transfer-encoding|auto-submitted|list-[a-z-]+)$/;
    for (const { to, raw } of intake.peer.accepted) {
      const mail = await PostalMime.parse(raw);
      const names = mail.headers.map(({ key }) => key);
      const strangers = names.filter((name) => !known.test(name));
      if (strangers.length > 0) wrong.push(`headers ${strangers.join()}`);
      if (new Set(names).size !== names.length) wrong.push(`a header twice: ${names.join()}`);
      if (to.length !== 1 || mail.to?.length !== 1 || mail.to[0]?.address !== to[0])
        wrong.push(`recipients ${JSON.stringify(mail.to)}`);
      if (mail.from?.address !== 'no-reply@millrace.example') wrong.push(`sender ${JSON.stringify(mail.from)}`);
      if ((mail.replyTo?.length ?? 0) > 1) wrong.push(`reply-to ${JSON.stringify(mail.replyTo)}`);
      if (/<script|<img|<%|<b>/i.test(mail.html ?? '')) wrong.push(`markup in ${mail.subject}`);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
      if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/.test(`${mail.subject}${mail.html}`))
        wrong.push(`control characters in ${mail.subject}`);
      if (to[0] !== STAFF && /[<>]/.test(mail.subject ?? '')) wrong.push(`subject ${mail.subject}`);
    }
    expect(wrong).toEqual([]);
    expect(intake.peer.accepted.length).toBeGreaterThan(BODIES / 10);
    console.info(`${intake.peer.accepted.length} mails looked at`);
  }, 3_600_000);
});
