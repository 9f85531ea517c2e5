import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { publishableKey } from './server.ts';

export type Answer = { status: number; body: Record<string, unknown>; headers: Headers };

/** Sends one body to a function as the site does. */
export async function submit(url: string, name: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  const answer = await fetch(`${url}/functions/v1/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: publishableKey, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown>, headers: answer.headers };
}

/** What the site sends beside a payload for a person who took their time. */
export const human = () => ({ idempotencyKey: randomUUID(), website: '', filledInMs: 30_000 });

export const contactOf = (email: string) => ({
  name: 'Ada Lovelace',
  email,
  phone: '+1 503 555 0100',
  message: 'We have two lathes to tend.',
});
export const demoOf = (email: string) => ({
  name: 'Ada Lovelace',
  company: 'Analytical Engines',
  email,
  phone: null,
  preferredDate: 'Monday, November 23, 2026',
  preferredTime: '9:30 AM PT',
});

/** Repeats one submission, with its key, until it is acknowledged, as a patient visitor would. */
export async function submitUntilAcknowledged(url: string, name: string, payload: object, patienceMs: number): Promise<void> {
  const body = { ...payload, ...human() };
  const until = Date.now() + patienceMs;
  for (let attempt = 1; ; attempt += 1) {
    const answer = await submit(url, name, body).catch(() => undefined);
    if (answer?.status === 200) return;
    if (answer && answer.status < 500) throw new Error(`${name} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    if (Date.now() > until) throw new Error(`${name} was never acknowledged`);
    await setTimeout(Math.min(100 * attempt, 1_000));
  }
}
