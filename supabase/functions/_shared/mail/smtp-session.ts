import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { SmtpAddress } from './smtp-address.ts';

type SessionOptions = { address: SmtpAddress; clientName: string; timeoutMs: number; onClosed: () => void };
type Callback<Result> = (error: Error | null, result?: Result) => void;

/** One connection to the server, ready for mails one after the other. After any error it is good for nothing. */
export type SmtpSession = {
  send(envelope: { from: string; to: string[] }, message: Uint8Array): Promise<{ response: string }>;
  /** Says goodbye without waiting. */
  quit(): void;
  /** Drops the connection. */
  destroy(): void;
};

/** Connects, upgrades to TLS and signs in. @throws the library's error. */
export const openSession = async ({ address, clientName, timeoutMs, onClosed }: SessionOptions): Promise<SmtpSession> => {
  const connection = new SMTPConnection({
    host: address.host,
    port: address.port,
    secure: address.secure,
    requireTLS: address.requireTLS,
    ignoreTLS: address.ignoreTLS,
    name: clientName,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    // Between mails the connection may rest longer than an attempt may take; attempts have their own deadline.
    socketTimeout: 120_000,
  });
  let fail: (error: Error) => void = () => {};
  connection.on('error', (error: Error) => fail(error));
  connection.on('end', () => {
    fail(new Error('The server closed the connection'));
    onClosed();
  });

  /** Runs one step; errors that the library reports as events end it too. */
  const step = <Result>(run: (done: Callback<Result>) => void): Promise<Result | undefined> =>
    new Promise((resolve, reject) => {
      fail = reject;
      run((error, result) => (error ? reject(error) : resolve(result)));
    });

  try {
    await step<void>((done) => connection.connect((error?: Error | null) => done(error ?? null)));
    const { auth } = address;
    if (auth !== null) await step<boolean>((done) => connection.login({ credentials: auth }, done));
  } catch (error) {
    connection.close();
    throw error;
  }
  return {
    send: async (envelope, message) => {
      const info = await step<{ response: string }>((done) => connection.send(envelope, message as never, done));
      return { response: info?.response ?? '' };
    },
    quit: () => connection.quit(),
    destroy: () => connection.close(),
  };
};
