/** A mail ready to be sent. Every text is plain; encoding for headers and MIME is the transport's. */
export type Mail = {
  /** Tells repeated attempts apart from other mails: the outbox row's id. */
  id: string;
  /** `<id@domain>`; the same for every attempt, so that the receiving side recognises a repetition. */
  messageId: string;
  /** When it was stored; the same for every attempt. */
  date: Date;
  to: string;
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  /** Further headers, such as List-Unsubscribe. */
  headers?: Record<string, string>;
  /** A calendar file for the slot that was asked for. */
  calendar?: { filename: string; content: string };
};

/** How an attempt ended. */
export type Sent = { providerId: string | null };

/**
 * Why an attempt failed.
 * - `temporary`: worth trying again; `retryAfterMs` is what the provider asked for.
 * - `bounced`: the receiving server knows no such mailbox: no mail will ever get there.
 * - `down`: the provider as a whole cannot be reached: no use trying the next mail right away.
 */
export class SendError extends Error {
  override readonly name = 'SendError';
  readonly kind: 'temporary' | 'bounced' | 'down';
  readonly retryAfterMs: number | undefined;

  constructor(kind: SendError['kind'], message: string, options: { cause?: unknown; retryAfterMs?: number | undefined } = {}) {
    super(message, { cause: options.cause });
    this.kind = kind;
    this.retryAfterMs = options.retryAfterMs;
  }
}

/** Hands mails to a provider. */
export interface MailTransport {
  /** Resolves once the provider has accepted the mail. @throws SendError, within the configured time-out. */
  send(mail: Mail): Promise<Sent>;
  /** Lets go of connections kept for the next mail. */
  close(): void;
}
