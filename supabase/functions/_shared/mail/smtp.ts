import { parseMailbox } from './addresses.ts';
import { type Mail, type MailTransport, SendError } from './mail.ts';
import { encodeMail } from './mime.ts';
import type { SmtpAddress } from './smtp-address.ts';
import { openSession, type SmtpSession } from './smtp-session.ts';

type SmtpOptions = { address: SmtpAddress; from: string; timeoutMs: number; clientName: string };
type SmtpFailure = Error & { code?: string; responseCode?: number; command?: string; response?: string };

/** How many connections wait for the next mail, and how long. */
const MAX_IDLE = 8;
const IDLE_MS = 5_000;

/**
 * What a failure means. Only a refused recipient (5.1.x, or a 550, 551, 553 that says nothing finer) is taken for a mailbox that does
 * not exist; other 5xx answers are often our own fault (relaying, policy, size) and are tried again until the attempts run out.
 */
export const classifySmtpFailure = (error: unknown, connected: boolean): SendError => {
  const { code, responseCode = 0, response = '', message } = error as SmtpFailure;
  const words = `SMTP ${responseCode > 0 ? `${responseCode} ` : ''}${code ?? ''} ${message}`;
  if (!connected || code === 'EAUTH' || responseCode === 421) return new SendError('down', words, { cause: error });
  const enhanced = /\b5\.\d{1,3}\.\d{1,3}\b/.exec(response)?.[0];
  const noMailbox = enhanced === undefined ? [550, 551, 553].includes(responseCode) : enhanced.startsWith('5.1.');
  return new SendError(code === 'EENVELOPE' && responseCode >= 500 && noMailbox ? 'bounced' : 'temporary', words, {
    cause: error,
  });
};

/** Mail over SMTP. Connections are kept for the next mail and closed after a pause or after any error. */
export const smtpTransport = ({ address, from, timeoutMs, clientName }: SmtpOptions): MailTransport => {
  const idle: { session: SmtpSession; timer: ReturnType<typeof setTimeout> }[] = [];
  const sender = parseMailbox(from).address;

  const forget = (session: SmtpSession) => {
    const index = idle.findIndex((entry) => entry.session === session);
    if (index < 0) return;
    clearTimeout(idle[index]?.timer);
    idle.splice(index, 1);
  };
  const rest = (session: SmtpSession) => {
    if (idle.length >= MAX_IDLE) return session.quit();
    const timer = setTimeout(() => {
      forget(session);
      session.quit();
    }, IDLE_MS);
    idle.push({ session, timer });
  };
  const open = async (): Promise<SmtpSession> => {
    const opened: { session?: SmtpSession } = {};
    const onClosed = () => opened.session && forget(opened.session);
    opened.session = await openSession({ address, clientName, timeoutMs, onClosed });
    return opened.session;
  };

  const attempt = async (mail: Mail, opened: (session: SmtpSession) => void): Promise<{ providerId: string | null }> => {
    const message = await encodeMail(mail, from);
    const waiting = idle.pop();
    clearTimeout(waiting?.timer);
    let session = waiting?.session;
    try {
      session ??= await open();
      opened(session);
      const { response } = await session.send({ from: sender, to: [mail.to] }, message);
      rest(session);
      return { providerId: response.slice(0, 200) };
    } catch (error) {
      session?.destroy();
      throw classifySmtpFailure(error, session !== undefined);
    }
  };

  return {
    async send(mail) {
      let session: SmtpSession | undefined;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const deadline = new Promise<never>((_, reject) => {
        timer = setTimeout(() => {
          session?.destroy();
          reject(new SendError(session ? 'temporary' : 'down', `SMTP: no end after ${timeoutMs} ms`));
        }, timeoutMs);
      });
      const sending = attempt(mail, (opened) => {
        session = opened;
      });
      // After the deadline nobody waits for this promise any more; its failure is no news.
      sending.catch(() => {});
      try {
        return await Promise.race([sending, deadline]);
      } finally {
        clearTimeout(timer);
      }
    },
    close() {
      for (const { session, timer } of idle.splice(0)) {
        clearTimeout(timer);
        session.destroy();
      }
    },
  };
};
