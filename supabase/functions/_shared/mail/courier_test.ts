import { equal, truth } from '../../_test/expect.ts';
import { testMail } from '../../_test/mail.ts';
import type { MailResult, StoredMail } from '../backend/outbox.ts';
import { type CourierOptions, runCourier } from './courier.ts';
import { SendError } from './mail.ts';

const stored = (id: string, more: Partial<StoredMail> = {}): StoredMail => ({
  id,
  kind: 'contact-notification',
  to: 'staff@millrace.example',
  payload: {},
  attempts: 1,
  lease: 'lease',
  message_id: `<${id}@millrace.example>`,
  created_at: new Date(),
  lead: {},
  ...more,
});

/** Runs a courier over some mails and answers what was written down. */
const delivered = async (mails: StoredMail[], send: (id: string) => Promise<void>, more: Partial<CourierOptions> = {}) => {
  const results: MailResult[] = [];
  const batches = [mails, []];
  const tally = await runCourier({
    outbox: {
      claim: () => Promise.resolve(batches.shift() ?? []),
      settle: (written) => {
        results.push(...written);
        return Promise.resolve();
      },
    },
    transport: {
      send: async (mail) => {
        await send(mail.id);
        return { providerId: 'p' };
      },
      close: () => {},
    },
    render: ({ id }) => Promise.resolve(testMail({ id })),
    concurrency: 2,
    leaseMs: 60_000,
    timeoutMs: 1_000,
    maxAttempts: 3,
    backoff: { baseMs: 1_000, maxMs: 10_000 },
    ...more,
  });
  return { tally, outcomes: Object.fromEntries(results.map(({ id, outcome }) => [id, outcome])), results };
};

Deno.test('mails are sent and written down', async () => {
  const { tally, outcomes } = await delivered([stored('a'), stored('b'), stored('c')], () => Promise.resolve());
  equal(tally, { sent: 3, failed: 0, released: 0 });
  equal(outcomes, { a: 'sent', b: 'sent', c: 'sent' });
});

Deno.test('R13 a failed mail is put back with a pause; after the last attempt it is dead', async () => {
  const fail = () => Promise.reject(new SendError('temporary', '451'));
  const { results, outcomes } = await delivered([stored('first'), stored('last', { attempts: 3 })], fail);
  equal(outcomes, { first: 'retry', last: 'dead' });
  const pause = results.find(({ id }) => id === 'first')?.delay_ms ?? 0;
  truth(pause >= 500 && pause <= 1_000, `${pause} ms`);
});

Deno.test('R13 when the provider is down the rest is put back without counting an attempt', async () => {
  const asked: string[] = [];
  const { outcomes, tally } = await delivered(
    [stored('a'), stored('b'), stored('c')],
    (id) => {
      asked.push(id);
      return Promise.reject(new SendError('down', 'connection refused'));
    },
    { concurrency: 1 },
  );
  equal(asked, ['a']);
  equal(outcomes, { a: 'retry', b: 'release', c: 'release' });
  equal(tally, { sent: 0, failed: 1, released: 2 });
});

Deno.test('a bounce gives up a visitor, never staff', async () => {
  const bounce = () => Promise.reject(new SendError('bounced', '550'));
  const { outcomes } = await delivered([stored('staff'), stored('visitor', { kind: 'contact-acknowledgement' })], bounce);
  equal(outcomes, { staff: 'retry', visitor: 'bounced' });
});

Deno.test('R13 nothing is sent so late that another worker may have taken it', async () => {
  const { outcomes } = await delivered([stored('late')], () => Promise.resolve(), { leaseMs: 1_000, timeoutMs: 1_000 });
  equal(outcomes, { late: 'release' });
});

Deno.test('a mail whose lead was erased is not sent, and one that cannot be written is tried again', async () => {
  const { outcomes } = await delivered([stored('erased'), stored('broken')], () => Promise.resolve(), {
    render: ({ id }) => (id === 'erased' ? Promise.resolve(null) : Promise.reject(new Error('no template'))),
  });
  equal(outcomes, { erased: 'dead', broken: 'retry' });
});

Deno.test('one mail a sender is under way: the next waits until the last is written down', async () => {
  let open = 0;
  let most = 0;
  const mails = Array.from({ length: 12 }, (_, index) => stored(`m${index}`));
  const batches = [mails, []];
  await runCourier({
    outbox: {
      claim: () => Promise.resolve(batches.shift() ?? []),
      settle: async (results) => {
        await new Promise((resolve) => setTimeout(resolve, 5));
        open -= results.length;
      },
    },
    transport: {
      send: () => {
        open += 1;
        most = Math.max(most, open);
        return Promise.resolve({ providerId: null });
      },
      close: () => {},
    },
    render: ({ id }) => Promise.resolve(testMail({ id })),
    concurrency: 3,
    leaseMs: 60_000,
    timeoutMs: 1_000,
    maxAttempts: 3,
    backoff: { baseMs: 1, maxMs: 1 },
  });
  equal(open, 0);
  truth(most <= 3, `${most} mails accepted but not written down`);
});
