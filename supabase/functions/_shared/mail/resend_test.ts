import { equal, matches, rejection, truth } from '../../_test/expect.ts';
import { type HttpPeer, type Reply, startHttpPeer } from '../../_test/http-peer.ts';
import { testMail } from '../../_test/mail.ts';
import { type MailTransport, SendError } from './mail.ts';
import { resendTransport, retryAfter } from './resend.ts';

const withPeer = (name: string, reply: () => Reply, work: (transport: MailTransport, peer: HttpPeer) => Promise<void>) =>
  Deno.test({
    name,
    sanitizeOps: false,
    sanitizeResources: false,
    fn: async () => {
      const peer = await startHttpPeer(reply);
      try {
        await work(
          resendTransport({
            url: peer.url,
            apiKey: 're_key',
            from: 'Millrace <no-reply@millrace.example>',
            timeoutMs: name.includes('in time') ? 500 : 20_000,
          }),
          peer,
        );
      } finally {
        await peer.close();
      }
    },
  });

withPeer(
  'Resend: an accepted mail answers its id; every attempt carries the same idempotency key and the same body',
  () => ({ status: 200, body: { id: 'resend-1' } }),
  async (transport, peer) => {
    const mail = testMail({
      replyTo: { name: 'Ada', address: 'ada@visitor.example' },
      headers: { 'List-Unsubscribe': '<https://x.example>' },
      calendar: { filename: 'demo.ics', content: 'BEGIN:VCALENDAR' },
    });
    equal(await transport.send(mail), { providerId: 'resend-1' });
    await transport.send(mail);
    const [first, second] = peer.calls;
    equal([first?.method, first?.path], ['POST', '/emails']);
    equal(first?.headers.authorization, 'Bearer re_key');
    equal(first?.headers['idempotency-key'], mail.id);
    equal(second?.headers['idempotency-key'], mail.id);
    equal(second?.body, first?.body);
    const sent = JSON.parse(first?.body ?? '');
    equal([sent.to, sent.reply_to, sent.subject], [['ada@visitor.example'], 'ada@visitor.example', 'Thank you']);
    equal(sent.headers['List-Unsubscribe'], '<https://x.example>');
    equal(sent.headers['Message-ID'], mail.messageId);
    equal(atob(sent.attachments[0].content), 'BEGIN:VCALENDAR');
  },
);

const failures: [string, Reply, SendError['kind']][] = [
  [
    'R13 Resend: 429 is waited for as long as it says',
    { status: 429, headers: { 'retry-after': '7' }, body: { name: 'rate_limit_exceeded' } },
    'down',
  ],
  ['R13 Resend: 500 is down', { status: 500 }, 'down'],
  ['R13 Resend: 503 is down', { status: 503 }, 'down'],
  ['R13 Resend: a wrong key is down, for no mail can pass', { status: 401, body: { name: 'missing_api_key' } }, 'down'],
  ['R13 Resend: 422 is a failure of this mail', { status: 422, body: { name: 'validation_error' } }, 'temporary'],
  [
    'R13 Resend: an attempt with the same key under way (409) is tried again',
    { status: 409, body: { name: 'concurrent_idempotent_requests' } },
    'temporary',
  ],
  ['R13 Resend: no answer in time is a failure of this mail', 'stall', 'temporary'],
  ['R13 Resend: a dropped connection is down', 'drop', 'down'],
];
for (const [name, reply, kind] of failures) {
  withPeer(
    name,
    () => reply,
    async (transport) => {
      const error = await rejection(transport.send(testMail()));
      truth(error instanceof SendError);
      equal(error.kind, kind);
      matches(error.message, /^Resend/);
      equal(error.retryAfterMs, name.includes('429') ? 7_000 : undefined);
    },
  );
}

Deno.test('Resend: Retry-After may be seconds or a date, and is bounded', () => {
  const now = Date.parse('2026-11-21T10:00:00Z');
  equal(retryAfter('30', now), 30_000);
  equal(retryAfter('Sat, 21 Nov 2026 10:00:10 GMT', now), 10_000);
  equal(retryAfter('999999', now), 3_600_000);
  equal(retryAfter('soon', now), undefined);
  equal(retryAfter(null, now), undefined);
});
