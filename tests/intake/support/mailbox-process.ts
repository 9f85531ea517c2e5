import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { SMTPServer } from 'smtp-server';

/**
 * A mail server as a process of its own, to be killed: `node mailbox-process.ts <port> <journal>`. It does what a receiving server
 * does: a message is accepted once it is written down, and one whose Message-ID was accepted before is acknowledged but not kept again.
 * The journal has one JSON line for each message offered in full.
 */
const [port = '0', journal = ''] = process.argv.slice(2);

const known = new Set<string>();
if (existsSync(journal)) {
  for (const line of readFileSync(journal, 'utf8').split('\n'))
    if (line !== '') known.add((JSON.parse(line) as { messageId: string }).messageId);
}

const header = (raw: string, name: string): string =>
  new RegExp(`^${name}:((?:.*\\r\\n[ \\t])*.*)`, 'im')
    .exec(raw.split('\r\n\r\n', 1)[0] ?? '')?.[1]
    ?.replace(/\r\n\s+/g, ' ')
    .trim() ?? '';

const server = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  logger: false,
  onData(stream, session, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      const raw = Buffer.concat(chunks).toString('utf8');
      const messageId = header(raw, 'message-id');
      const repeated = known.has(messageId);
      known.add(messageId);
      const to = session.envelope.rcptTo.map(({ address }) => address).join(',');
      appendFileSync(journal, `${JSON.stringify({ messageId, repeated, to, replyTo: header(raw, 'reply-to') })}\n`);
      done(null, repeated ? 'Already here' : 'Kept');
    });
  },
});
server.on('error', () => {
  // A sender that was killed in the middle of a message.
});
server.listen(Number(port), '127.0.0.1', () => {
  const address = server.server.address();
  process.stdout.write(`listening ${typeof address === 'object' ? address?.port : ''}\n`);
});
