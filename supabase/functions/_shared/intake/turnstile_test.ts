import { equal, matches, truth } from '../../_test/expect.ts';
import { type Reply, startHttpPeer } from '../../_test/http-peer.ts';
import { testSettings } from '../../_test/settings.ts';
import { Refusal } from '../http/answer.ts';
import { turnstileDoubt } from './turnstile.ts';

const question = { token: 'token', address: '203.0.113.7', action: 'send-contact-email' };
const passed = { success: true, hostname: 'www.millrace.example', action: 'send-contact-email' };

/** Asks a double of Cloudflare's service and answers the doubt, or the refusal's status. */
const asked = async (reply: Reply, more: Partial<typeof question> | { token: undefined } = {}) => {
  const peer = await startHttpPeer(() => reply);
  const settings = testSettings({ TURNSTILE_SECRET_KEY: 'secret', TURNSTILE_URL: peer.url });
  try {
    const answer = await turnstileDoubt({ ...question, ...more }, settings).catch((error: unknown) => {
      truth(error instanceof Refusal, String(error));
      return error.status;
    });
    return { answer, calls: peer.calls };
  } finally {
    await peer.close();
  }
};

const check = (name: string, work: () => Promise<void>) =>
  Deno.test({ name, sanitizeOps: false, sanitizeResources: false, fn: work });

check('Turnstile: switched off, nothing is asked', async () => {
  equal(await turnstileDoubt({ ...question, token: undefined }, testSettings()), null);
});

check(
  'Turnstile: a passed check raises no doubt; the question carries secret, token and address, and a key of the token',
  async () => {
    const { answer, calls } = await asked({ status: 200, body: passed });
    equal(answer, null);
    const { idempotency_key, ...asking } = Object.fromEntries(new URLSearchParams(calls[0]?.body));
    equal(asking, { secret: 'secret', response: 'token', remoteip: '203.0.113.7' });
    matches(idempotency_key ?? '', /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
    const key = async (token: string) =>
      new URLSearchParams((await asked({ status: 200, body: passed }, { token })).calls[0]?.body).get('idempotency_key');
    equal(await key('token'), idempotency_key);
    truth((await key('another')) !== idempotency_key);
  },
);

const refused: [string, Reply][] = [
  ['not passed', { status: 200, body: { success: false, 'error-codes': ['invalid-input-response'] } }],
  ['another host', { status: 200, body: { ...passed, hostname: 'evil.example' } }],
  ['another form', { status: 200, body: { ...passed, action: 'connect-call' } }],
];
for (const [name, reply] of refused) {
  check(`Turnstile: ${name} is refused`, async () => equal((await asked(reply)).answer, 403));
}

check('Turnstile: a missing token quarantines, without asking', async () => {
  const { answer, calls } = await asked({ status: 200, body: passed }, { token: undefined });
  equal([answer, calls.length], ['turnstile-missing', 0]);
});

const outages: [string, Reply][] = [
  ['an error', { status: 503 }],
  ['no connection', 'drop'],
  ['an internal error', { status: 200, body: { success: false, 'error-codes': ['internal-error'] } }],
];
for (const [name, reply] of outages) {
  check(`Turnstile: ${name} quarantines instead of refusing`, async () =>
    equal((await asked(reply)).answer, 'turnstile-unavailable'),
  );
}
