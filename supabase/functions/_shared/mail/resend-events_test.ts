import { equal } from '../../_test/expect.ts';
import { isSignedByResend, reportOf } from './resend-events.ts';

// The example of Svix's own documentation.
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const body = '{"test": 2432232314}';
const example = {
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  timestamp: '1614265330',
  signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
};
const then = 1_614_265_330_000;

Deno.test('a signed report is recognised, also among several signatures', async () => {
  equal(await isSignedByResend(example, body, secret, then), true);
  equal(await isSignedByResend({ ...example, signature: `v1,AAAA v2,x ${example.signature}` }, body, secret, then), true);
});

Deno.test('a changed, forged, unsigned or old report is not', async () => {
  equal(await isSignedByResend(example, body.replace('2', '3'), secret, then), false);
  equal(await isSignedByResend({ ...example, id: 'msg_other' }, body, secret, then), false);
  equal(await isSignedByResend({ ...example, signature: null }, body, secret, then), false);
  equal(await isSignedByResend({ ...example, signature: 'v1,not base64!' }, body, secret, then), false);
  equal(await isSignedByResend(example, body, secret, then + 301_000), false);
  equal(await isSignedByResend({ ...example, timestamp: 'now' }, body, secret, then), false);
});

Deno.test('only a lasting bounce and a complaint suppress an address', () => {
  const event = (type: string, bounce?: object) =>
    JSON.stringify({ type, data: { email_id: 'resend-1', ...(bounce ? { bounce } : {}) } });
  equal(reportOf(event('email.bounced', { type: 'Permanent' })), { providerId: 'resend-1', reason: 'bounced' });
  equal(reportOf(event('email.complained')), { providerId: 'resend-1', reason: 'complained' });
  equal(reportOf(event('email.bounced', { type: 'Transient' })), null);
  equal(reportOf(event('email.delivered')), null);
  equal(reportOf('{"type":1}'), null);
});
