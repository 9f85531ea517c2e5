import { expect, it } from 'vitest';
import { readHealth } from './health.ts';

const outbox = { oldest_due_seconds: null, queued: 0, dead: 0, oldest_unsent_seconds: null };
const answering =
  (body: unknown, status = 200) =>
  async () =>
    Response.json(body, { status });

it('passes the outbox on', async () => {
  expect(await readHealth(answering({ ...outbox, dead: 2 }))).toEqual({ status: 'ok', outbox: { ...outbox, dead: 2 } });
});

it('tells a stuck outbox from a busy one', async () => {
  expect((await readHealth(answering({ ...outbox, queued: 40, oldest_due_seconds: 899 }))).status).toBe('ok');
  expect((await readHealth(answering({ ...outbox, queued: 1, oldest_due_seconds: 901 }))).status).toBe('stuck');
});

it('tells a database that does not answer', async () => {
  expect(await readHealth(answering({}, 500))).toEqual({ status: 'degraded' });
  expect(await readHealth(() => Promise.reject(new Error('gone')))).toEqual({ status: 'degraded' });
});
