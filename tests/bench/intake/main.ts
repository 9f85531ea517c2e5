import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { type Edition, startEdition } from '../../e2e/fixtures/edition.ts';
import { type Figures, figuresOf, load } from './load.ts';

/**
 * Accepted submissions of the contact form a second, mail on, next to the same row inserted with nothing around it: both over HTTP on the
 * same machine, in the same run, in turns. The 95th percentile at 10 senders is to be at most 5 times the bare insert's.
 */
const LEVELS = [1, 10, 50];
const FOR_MS = Number(process.env.BENCH_MS ?? 8_000);
const LIMIT = 5;

const edition = await startEdition({
  demo: false,
  environment: { LIMIT_PER_ADDRESS: '1000000/600', LIMIT_PER_EMAIL: '1000/600' },
});
const message = 'We run two lathes and would like to tend both with one robot. '.repeat(4);

async function post(path: string, headers: Record<string, string>, body: unknown): Promise<void> {
  const answer = await fetch(`${edition.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
}

const lead = () => ({ name: 'Ada Lovelace', email: `ada-${randomUUID()}@visitor.example`, phone: null, message });
const submit = () =>
  post(
    '/functions/v1/send-contact-email',
    { apikey: edition.publishableKey },
    { ...lead(), idempotencyKey: randomUUID(), website: '', filledInMs: 20_000 },
  );
const insert = () => post('/rest/v1/contact_submissions', { apikey: edition.serviceKey, prefer: 'return=minimal' }, lead());

/** Lets delivery catch up, so that one run's mails do not slow the next. */
async function drained(from: Edition): Promise<number> {
  const started = performance.now();
  for (;;) {
    const health = await fetch(`${from.url}/rest/v1/rpc/outbox_health`, {
      method: 'POST',
      headers: { apikey: from.serviceKey, 'content-type': 'application/json' },
      body: '{}',
    });
    const { queued } = (await health.json()) as { queued: number };
    if (queued === 0) return (performance.now() - started) / 1000;
    await setTimeout(100);
  }
}

const row = (label: string, { senders, perSecond, p50, p95, p99, count }: Figures) => ({
  what: label,
  senders,
  'per second': perSecond.toFixed(1),
  'p50 ms': p50.toFixed(1),
  'p95 ms': p95.toFixed(1),
  'p99 ms': p99.toFixed(1),
  count,
});

const results: { bare: Figures; intake: Figures; drainSeconds: number }[] = [];
try {
  await load(4, 2_000, submit);
  await load(4, 1_000, insert);
  await drained(edition);
  for (const senders of LEVELS) {
    const bare = figuresOf(senders, await load(senders, FOR_MS, insert));
    const intake = figuresOf(senders, await load(senders, FOR_MS, submit));
    results.push({ bare, intake, drainSeconds: await drained(edition) });
  }
} finally {
  await edition.dispose();
}

console.table(results.flatMap(({ bare, intake }) => [row('bare insert', bare), row('submission, mail on', intake)]));
for (const { intake, drainSeconds } of results) {
  console.log(
    `${intake.senders} senders: all ${intake.count * 2} mails were out ${drainSeconds.toFixed(1)} s after the last submission.`,
  );
}
const atTen = results.find(({ bare }) => bare.senders === 10);
const ratio = atTen ? atTen.intake.p95 / atTen.bare.p95 : Number.NaN;
console.log(`95th percentile at 10 senders: ${ratio.toFixed(2)} times the bare insert's (limit ${LIMIT}).`);
if (process.env.BENCH_OUTPUT)
  writeFileSync(process.env.BENCH_OUTPUT, JSON.stringify({ results, ratioAtTen: ratio, limit: LIMIT }, null, 2));
if (!(ratio <= LIMIT)) process.exitCode = 1;
