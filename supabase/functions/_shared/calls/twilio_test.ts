import { equal, rejection, truth } from '../../_test/expect.ts';
import { type HttpPeer, type Reply, startHttpPeer } from '../../_test/http-peer.ts';
import { CallError, type Telephony } from './telephony.ts';
import { bridgeTwiml, isSignedByTwilio, reportedStatus, twilioTelephony } from './twilio.ts';

const call = { id: 'call-1', name: 'Grace', phone: '+15035550101' };

const withTwilio = (name: string, reply: Reply, work: (telephony: Telephony, peer: HttpPeer) => Promise<void>) =>
  Deno.test({
    name,
    sanitizeOps: false,
    sanitizeResources: false,
    fn: async () => {
      const peer = await startHttpPeer(() => reply);
      try {
        const telephony = twilioTelephony({
          url: peer.url,
          accountSid: 'AC1',
          authToken: 'token',
          from: '+15035550100',
          bridgeTo: '+15035550142',
          reportUrl: 'https://x.example/call-status',
          timeoutMs: reply === 'stall' ? 500 : 20_000,
        });
        await work(telephony, peer);
      } finally {
        await peer.close();
      }
    },
  });

withTwilio('Twilio: a created call answers its id', { status: 201, body: { sid: 'CA1' } }, async (telephony, peer) => {
  equal(await telephony.place(call), { providerId: 'CA1' });
  const form = new URLSearchParams(peer.calls[0]?.body);
  equal([form.get('To'), form.get('StatusCallback')], ['+15035550101', 'https://x.example/call-status']);
  equal(form.getAll('StatusCallbackEvent'), ['answered', 'completed']);
});

const failures: [string, Reply, CallError['kind']][] = [
  ['too many requests', { status: 429 }, 'temporary'],
  ['unavailable', { status: 503 }, 'temporary'],
  ['a wrong key', { status: 401 }, 'temporary'],
  ['an internal error', { status: 500 }, 'doubtful'],
  ['no answer', 'stall', 'doubtful'],
  ['a dropped connection', 'drop', 'doubtful'],
  ['a number it will not call', { status: 400, body: { code: 21211 } }, 'refused'],
];
for (const [name, reply, kind] of failures) {
  withTwilio(`Twilio: ${name} is ${kind}`, reply, async (telephony) => {
    const error = await rejection(telephony.place(call));
    truth(error instanceof CallError);
    equal(error.kind, kind);
  });
}

Deno.test('Twilio: a service that cannot be reached has certainly placed no call', async () => {
  const peer = await startHttpPeer(() => ({ status: 200 }));
  await peer.close();
  const telephony = twilioTelephony({
    url: peer.url,
    accountSid: 'A',
    authToken: 't',
    from: '+1',
    bridgeTo: '+1',
    reportUrl: 'x',
    timeoutMs: 500,
  });
  const error = await rejection(telephony.place(call));
  truth(error instanceof CallError);
  equal(error.kind, 'temporary');
});

Deno.test("Twilio: the example of Twilio's own documentation is recognised, a changed one is not", async () => {
  const url = 'https://mycompany.com/myapp.php?foo=1&bar=2';
  const fields = new URLSearchParams({
    CallSid: 'CA1234567890ABCDE',
    Caller: '+14158675309',
    Digits: '1234',
    From: '+14158675309',
    To: '+18005551212',
  });
  truth(await isSignedByTwilio('RSOYDt4T1cUTdK1PDd93/VVr8B8=', url, fields, '12345'));
  fields.set('Digits', '9999');
  equal(await isSignedByTwilio('RSOYDt4T1cUTdK1PDd93/VVr8B8=', url, fields, '12345'), false);
  equal(await isSignedByTwilio(null, url, fields, '12345'), false);
  equal(await isSignedByTwilio('no base64!', url, fields, '12345'), false);
});

Deno.test('what is reported of a call', () => {
  equal(['completed', 'in-progress', 'busy', 'no-answer', 'failed', 'canceled', 'ringing', null].map(reportedStatus), [
    'reached',
    'reached',
    'failed',
    'failed',
    'failed',
    'failed',
    null,
    null,
  ]);
});

Deno.test('numbers are escaped in the call instructions', () => {
  truth(!bridgeTwiml('"><Hangup/>', '<x>').includes('<Hangup'));
});
