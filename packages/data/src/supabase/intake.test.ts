import { AppError } from '@millrace/core/errors';
import { intakeMessages } from '@millrace/core/messages';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { functionCaller, supabaseIntake } from './intake.ts';

const guard = { idempotencyKey: '3d22631d-61bd-44ff-aa84-7eb72d455e10', website: '', filledInMs: 5_000 };
const payload = { name: 'Ada', email: 'ada@shop.example', phone: null, message: 'Hello' };
const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const answering = (answer: Response | Error) => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
  vi.stubGlobal('fetch', fetch);
  return { fetch, intake: supabaseIntake('https://x.example', 'key') };
};
const failureOf = async (answer: Response | Error) => {
  const { intake } = answering(answer);
  return intake.sendContact(payload, guard).then(
    () => expect.unreachable('it was accepted'),
    (error: AppError) => error,
  );
};

afterEach(() => vi.unstubAllGlobals());

describe('public forms over Edge Functions', () => {
  it.each([
    ['sendContact', 'send-contact-email'],
    ['requestDemo', 'send-demo-request'],
    ['requestCall', 'connect-call'],
    ['subscribe', 'send-newsletter-verification'],
  ] as const)('%s posts payload and guard to %s with the publishable key', async (method, name) => {
    const { fetch, intake } = answering(json(200, { success: true }));
    await (intake[method] as (payload: object, guard: object) => Promise<unknown>)(payload, guard);
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe(`https://x.example/functions/v1/${name}`);
    expect(init).toMatchObject({ method: 'POST', headers: { apikey: 'key' } });
    expect(JSON.parse(String(init?.body))).toEqual({ ...payload, ...guard });
  });

  it('tells when the call comes', async () => {
    const { intake } = answering(json(200, { success: true, dueAt: '2026-11-23T16:00:00.000Z' }));
    await expect(intake.requestCall({ name: 'Ada', phone: '+1', timing: 'now' }, guard)).resolves.toEqual({
      dueAt: '2026-11-23T16:00:00.000Z',
    });
  });

  it('calls a lost network offline, in the words that the catalogue knows', async () => {
    const error = await failureOf(new TypeError('Failed to fetch'));
    expect(error).toBeInstanceOf(AppError);
    expect(error.code).toBe('offline');
    expect(intakeMessages.contact.failed(error.message).message).toBe(
      'Network error. Please check your connection and try again.',
    );
  });

  it.each([
    [400, 'invalid'],
    [409, 'conflict'],
    [429, 'rate-limited'],
    [503, 'unavailable'],
  ])('keeps the server’s words of a %i, as %s', async (status, code) => {
    const error = await failureOf(json(status, { success: false, error: 'Slow down, please.', code: 'limit', details: 'x' }));
    expect(error).toMatchObject({ code, message: 'Slow down, please.', details: 'x', hint: 'limit' });
  });

  it('has no words of its own for an answer without any', async () => {
    expect(await failureOf(new Response('<h1>Bad gateway</h1>', { status: 502 }))).toMatchObject({
      code: 'unavailable',
      message: '',
    });
  });

  it('refuses a 200 that says success: false', async () => {
    const { intake } = answering(json(200, { success: false, error: 'No.' }));
    await expect(intake.sendContact(payload, guard)).rejects.toMatchObject({ code: 'invalid', message: 'No.' });
  });

  it('hands on the code of a used link', async () => {
    answering(json(410, { success: false, error: 'This link has expired.', code: 'expired', hint: null }));
    await expect(functionCaller('https://x.example', 'key')('newsletter-confirm', { token: 't' })).rejects.toMatchObject({
      hint: 'expired',
    });
  });
});
