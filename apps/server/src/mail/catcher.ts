import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { MailStore } from './store.ts';

export interface MailCatcher {
  /** `smtp://127.0.0.1:<port>`. */
  url: string;
  port: number;
  store: MailStore;
  /** Ends the SMTP server; what it accepted stays in the store's folder. */
  stop(): Promise<void>;
}

const LARGEST_MAIL = 10 * 1024 * 1024;

/**
 * Starts an SMTP server on loopback that accepts every mail and delivers none: it keeps them in `folder`. A mail is
 * acknowledged only after it is on the disk. It stands alone, so a test can stop it and start it on the same port.
 * @throws the listening error when the port is taken.
 */
export async function startMailCatcher(options: { folder: string; port?: number }): Promise<MailCatcher> {
  const store = new MailStore(options.folder);
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    hideSTARTTLS: true,
    size: LARGEST_MAIL,
    closeTimeout: 1_000,
    onAuth: (_auth, _session, done) => done(null, { user: 'anyone' }),
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('error', done);
      stream.on('end', () => {
        if (stream.sizeExceeded) return done(Object.assign(new Error('The message is too large'), { responseCode: 552 }));
        store.add(Buffer.concat(chunks)).then(
          (id) => done(null, `Kept as ${id}`),
          (error: Error) => done(Object.assign(error, { responseCode: 451 })),
        );
      });
    },
  });
  // Without a listener, a client that hangs up in the middle of a mail would end the process.
  server.on('error', () => undefined);
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', () => {
      server.server.off('error', reject);
      resolve();
    });
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    store,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
