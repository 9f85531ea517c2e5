import PostalMime, { type Email } from 'postal-mime';
import { type Edition, startEdition } from '../../e2e/fixtures/edition.ts';
import { type Received, type SmtpPeer, startSmtpPeer } from '../peers.ts';

export const STAFF = 'staff@millrace.example';

export type ParsedMail = Received & { mail: Email; recipient: string };

/** A local edition that sends its mail to a peer which the test controls. */
export interface IntakeEdition {
  edition: Edition;
  peer: SmtpPeer;
  /** Calls a database procedure with the service key, or as whoever the token is of. */
  rpc(name: string, parameters?: object, token?: string): Promise<unknown>;
  rows(table: string, query?: string): Promise<Record<string, unknown>[]>;
  /** Waits for an accepted mail. */
  mailTo(recipient: string, matches?: (mail: Email) => boolean): Promise<ParsedMail>;
  mails(): Promise<ParsedMail[]>;
  /** Until nothing is left to deliver. */
  drained(): Promise<void>;
  /** The access token of the demo admin. */
  adminToken(): Promise<string>;
  dispose(): Promise<void>;
}

const PATIENCE_MS = 25_000;

export async function startIntake(environment: Record<string, string> = {}, demo = false): Promise<IntakeEdition> {
  const peer = await startSmtpPeer();
  const edition = await startEdition({
    demo,
    environment: {
      SMTP_URL: peer.url,
      STAFF_EMAIL: STAFF,
      OUTBOX_INTERVAL_MS: '250',
      MAIL_TIMEOUT_MS: '1500',
      MAIL_LEASE_SECONDS: '4',
      ...environment,
    },
  });
  const answered = async (path: string, init: RequestInit, token?: string) => {
    const headers = {
      apikey: token === undefined ? edition.serviceKey : edition.publishableKey,
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    };
    const answer = await fetch(`${edition.url}${path}`, { ...init, headers });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
    return text === '' ? null : (JSON.parse(text) as unknown);
  };
  const mails = () =>
    Promise.all(
      peer.accepted.map(async (received) => ({
        ...received,
        recipient: received.to.join(','),
        mail: await PostalMime.parse(received.raw),
      })),
    );
  const until = async <Found>(look: () => Promise<Found | undefined>, complaint: () => Promise<string>): Promise<Found> => {
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      const found = await look();
      if (found !== undefined) return found;
      if (Date.now() > end) throw new Error(await complaint());
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const listed = async () => (await mails()).map(({ recipient, mail }) => `${recipient}: ${mail.subject}`).join('; ');
  const rpc = (name: string, parameters: object = {}, token?: string) =>
    answered(`/rest/v1/rpc/${name}`, { method: 'POST', body: JSON.stringify(parameters) }, token);
  return {
    edition,
    peer,
    rpc,
    rows: async (table, query = 'select=*') => (await answered(`/rest/v1/${table}?${query}`, {})) as Record<string, unknown>[],
    mails,
    mailTo: (recipient, matches = () => true) =>
      until(
        async () => (await mails()).find((candidate) => candidate.recipient === recipient && matches(candidate.mail)),
        async () => `No such mail came to ${recipient}. There are: ${await listed()}`,
      ),
    async drained() {
      await until(
        async () => ((await rpc('outbox_health')) as { queued: number }).queued === 0 || undefined,
        async () => `The outbox did not drain: ${JSON.stringify(await rpc('outbox_health'))}`,
      );
    },
    async adminToken() {
      const answer = (await fetch(`${edition.url}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: { apikey: edition.publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'admin@millrace.example', password: 'demo-admin-2026' }),
      }).then((response) => response.json())) as { access_token: string };
      return answer.access_token;
    },
    async dispose() {
      await edition.dispose();
      await peer.close();
    },
  };
}
