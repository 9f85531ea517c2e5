import { equal, matches, rejection, truth } from '../../_test/expect.ts';
import { testMail } from '../../_test/mail.ts';
import { type Manner, type SmtpPeer, startSmtpPeer } from '../../_test/smtp-peer.ts';
import { type MailTransport, SendError } from './mail.ts';
import { smtpTransport } from './smtp.ts';
import { parseSmtpUrl } from './smtp-address.ts';

/** Enough on a busy machine; only who waits for a time-out uses the short one. */
const PATIENT_MS = 20_000;
const SHORT_MS = 1_500;

const withPeer = (name: string, work: (peer: SmtpPeer, transport: MailTransport) => Promise<void>, timeoutMs = PATIENT_MS) =>
  // Sockets that the other side was made to drop are torn down by the runtime a moment after the test.
  Deno.test({
    name,
    sanitizeOps: false,
    sanitizeResources: false,
    fn: async () => {
      const peer = await startSmtpPeer();
      const transport = smtpTransport({
        address: parseSmtpUrl(peer.url),
        from: 'Millrace Robotics <no-reply@millrace.example>',
        timeoutMs,
        clientName: 'millrace.example',
      });
      try {
        await work(peer, transport);
      } finally {
        transport.close();
        await peer.close();
      }
    },
  });

const failure = async (sending: Promise<unknown>): Promise<SendError> => {
  const error = await rejection(sending);
  truth(error instanceof SendError, String(error));
  return error;
};

withPeer('SMTP: an accepting server gets the mail with its own id, date, sender and reply address', async (peer, transport) => {
  const { providerId } = await transport.send(
    testMail({ replyTo: { name: 'Ada, "the" <first>', address: 'ada@visitor.example' } }),
  );
  matches(providerId ?? '', /^250 2\.0\.0 Kept/);
  const [accepted] = peer.accepted;
  equal(accepted?.to, ['ada@visitor.example']);
  matches(accepted?.raw ?? '', /^Message-ID: <b7f0c6de-0000-4000-8000-000000000001@millrace\.example>$/im);
  matches(accepted?.raw ?? '', /^Date: Sat, 21 Nov 2026 10:00:00 \+0000$/im);
  matches(accepted?.raw ?? '', /^From: Millrace Robotics <no-reply@millrace\.example>$/im);
  matches(accepted?.raw ?? '', /^Reply-To: .*<ada@visitor\.example>$/im);
  matches(accepted?.raw ?? '', /^Auto-Submitted: auto-generated$/im);
});

withPeer(
  'SMTP: mails one after the other share a connection; at the same time they do not wait for each other',
  async (peer, transport) => {
    await transport.send(testMail());
    await transport.send(testMail());
    equal(peer.connections, 1);
    await Promise.all([transport.send(testMail()), transport.send(testMail()), transport.send(testMail())]);
    truth(peer.connections <= 3, `${peer.connections} connections`);
    equal(peer.accepted.length, 5);
  },
);

const failures: [Manner, SendError['kind'], RegExp][] = [
  ['refuse-temporarily', 'temporary', /451/],
  ['refuse', 'temporary', /554/],
  ['no-such-mailbox', 'bounced', /550/],
  ['drop', 'temporary', /SMTP/],
  ['stall', 'temporary', /no end after 1500 ms/],
];
for (const [manner, kind, words] of failures) {
  withPeer(
    `R13 SMTP: a server that would ${manner} is a failure of kind ${kind}, and the next mail goes through`,
    async (peer, transport) => {
      peer.manner = manner;
      const error = await failure(transport.send(testMail()));
      equal(error.kind, kind);
      matches(error.message, words);
      peer.manner = 'accept';
      await transport.send(testMail());
      equal(peer.accepted.length, 1);
    },
    manner === 'stall' ? SHORT_MS : PATIENT_MS,
  );
}

withPeer('R13 SMTP: a server that cannot be reached is down', async (peer, transport) => {
  await transport.send(testMail());
  await peer.close();
  // The first mail may still meet the connection of before, on its way to being closed.
  const kinds = [(await failure(transport.send(testMail()))).kind, (await failure(transport.send(testMail()))).kind];
  equal(kinds[1], 'down');
  await peer.start();
  await transport.send(testMail());
  equal(peer.accepted.length, 2);
});

Deno.test('SMTP: a password goes over an encrypted connection only, unless the address says otherwise', () => {
  const plain = parseSmtpUrl('smtp://user:p%40ss@mail.example');
  equal([plain.host, plain.port, plain.auth, plain.requireTLS], ['mail.example', 587, { user: 'user', pass: 'p@ss' }, true]);
  equal(parseSmtpUrl('smtps://user:pass@mail.example').port, 465);
  equal(parseSmtpUrl('smtp://127.0.0.1:1025').requireTLS, false);
  equal(parseSmtpUrl('smtp://user:pass@mail.example?requireTLS=false').requireTLS, false);
  equal(parseSmtpUrl('smtp://user:pass@mail.example?ignoreTLS=true').requireTLS, false);
});
