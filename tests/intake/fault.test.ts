import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Mailbox, startMailbox } from './support/mailbox.ts';
import { type KillableServer, startKillableServer } from './support/server.ts';
import { contactOf, demoOf, submitUntilAcknowledged } from './support/submitting.ts';

/** `npm run test:fault` sets 2000; the everyday run has fewer, killed just as often. */
const LEADS = Number(process.env.FAULT_LEADS ?? 160);
const SENDERS = 50;
const STAFF = 'staff@millrace.example';
/** Mails under way in one worker: as many may be in the doubtful moment between acceptance and mark when something is killed. */
const IN_FLIGHT = 4;

describe('intake while everything is being killed', () => {
  let mailbox: Mailbox;
  let server: KillableServer;

  beforeAll(async () => {
    mailbox = await startMailbox();
    server = await startKillableServer({
      SMTP_URL: mailbox.url,
      STAFF_EMAIL: STAFF,
      OUTBOX_INTERVAL_MS: '300',
      CALLS_INTERVAL_MS: '600000',
      MAIL_CONCURRENCY: String(IN_FLIGHT),
      MAIL_TIMEOUT_MS: '3000',
      MAIL_LEASE_SECONDS: '6',
      MAIL_BACKOFF_MS: '200',
      MAIL_BACKOFF_MAX_MS: '1500',
      MAIL_MAX_ATTEMPTS: '50',
      LIMIT_PER_ADDRESS: '1000000/600',
      LIMIT_PER_EMAIL: '1000/600',
    });
  });
  afterAll(async () => {
    await server?.dispose();
    await mailbox?.dispose();
  });

  test('R11 R13 every acknowledged lead is stored once and each of its mails is accepted once', async () => {
    const started = performance.now();
    let acknowledged = 0;
    let kills = 0;
    const when = async (share: number) => {
      while (acknowledged < LEADS * share) await setTimeout(20);
    };
    const mailOutage = async () => {
      kills += 1;
      await mailbox.kill();
      await setTimeout(1_200);
      await mailbox.restart();
    };

    const leads = Array.from({ length: LEADS }, (_, index) => ({ index, email: `lead-${index}@visitor.example` }));
    const waiting = leads.values();
    const sending = Array.from({ length: SENDERS }, async () => {
      for (const { index, email } of waiting) {
        const [name, payload] = index % 2 === 0 ? ['send-contact-email', contactOf(email)] : ['send-demo-request', demoOf(email)];
        await submitUntilAcknowledged(server.url, name as string, payload as object, 120_000);
        acknowledged += 1;
      }
    });
    const killing = (async () => {
      await when(0.1);
      await mailOutage();
      await when(0.3);
      server.killWorker();
      kills += 1;
      await when(0.5);
      await mailOutage();
      await when(0.65);
      await server.killAndRestart();
      kills += 1;
      await when(0.85);
      server.killWorker();
      kills += 1;
      await when(1);
      await mailOutage();
    })();
    await Promise.all([...sending, killing]);
    const submitted = performance.now();

    await expect
      .poll(() => server.rpc('outbox_health'), { timeout: 300_000, interval: 500 })
      .toMatchObject({ queued: 0, dead: 0 });
    const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1);

    const stored = [
      ...(await server.rows('contact_submissions', 'select=id,email,email_sent')),
      ...(await server.rows('demo_requests', 'select=id,email,email_sent')),
    ];
    expect(stored.map(({ email }) => email).sort()).toEqual(leads.map(({ email }) => email).sort());
    expect(stored.filter(({ email_sent }) => email_sent !== true)).toEqual([]);

    const offered = mailbox.offered();
    const accepted = offered.filter(({ repeated }) => !repeated);
    const aboutWhom = accepted.map(({ to, replyTo }) =>
      to === STAFF ? `staff ${/<([^<>]+)>/.exec(replyTo)?.[1]}` : `visitor ${to}`,
    );
    expect(aboutWhom.sort()).toEqual(leads.flatMap(({ email }) => [`staff ${email}`, `visitor ${email}`]).sort());
    expect(new Set(accepted.map(({ messageId }) => messageId)).size).toBe(LEADS * 2);

    // What was offered again is only what a kill caught between acceptance and mark.
    const repeated = offered.length - accepted.length;
    expect(repeated).toBeLessThanOrEqual(kills * IN_FLIGHT);
    console.info(
      `${LEADS} leads by ${SENDERS} senders in ${seconds(started, submitted)} s, ${accepted.length} mails out ${seconds(submitted, performance.now())} s later; ` +
        `${kills} kills; ${repeated} mails offered again and recognised by their message id`,
    );
  }, 600_000);
});
