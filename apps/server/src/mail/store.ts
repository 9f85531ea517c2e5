import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync } from 'node:fs';
import { open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Address, type Email } from 'postal-mime';

/** What `/_mail/messages.json` promises of a message. */
export interface CaughtMail {
  id: string;
  /** Addresses only, comma separated. */
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  /** ISO 8601, UTC: when it was accepted. */
  date: string;
}

export interface Attachment {
  name: string;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** A message with what only a close look needs. */
export interface MailDetails extends CaughtMail {
  headers: { name: string; value: string }[];
  attachments: Attachment[];
}

const PATTERN = /^(\d{15})-[0-9a-f-]{36}\.eml$/;

/** Messages as `.eml` files in a folder: the file name carries the instant of acceptance, so names sort by time. */
export class MailStore {
  #folder: string;
  #parsed = new Map<string, CaughtMail>();
  #ids: string[];
  #lastInstant = 0;

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.#folder = folder;
    this.#ids = readdirSync(folder)
      .filter((file) => PATTERN.test(file))
      .map((file) => file.slice(0, -'.eml'.length))
      .sort();
  }

  /** Stores a raw message; when this resolves, it survives a kill. */
  async add(raw: Uint8Array): Promise<string> {
    this.#lastInstant = Math.max(Date.now(), this.#lastInstant + 1);
    const id = `${String(this.#lastInstant).padStart(15, '0')}-${randomUUID()}`;
    const draft = join(this.#folder, `${id}.new`);
    const file = await open(draft, 'w');
    try {
      await file.writeFile(raw);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, join(this.#folder, `${id}.eml`));
    this.#ids.push(id);
    this.#ids.sort();
    return id;
  }

  get size(): number {
    return this.#ids.length;
  }

  /** The newest `limit` messages, newest first. */
  async list(limit = Number.POSITIVE_INFINITY): Promise<CaughtMail[]> {
    const newest = this.#ids.toReversed().slice(0, Math.min(limit, this.#ids.length));
    return Promise.all(newest.map((id) => this.#summary(id)));
  }

  /** One message whole; undefined when there is none of that id. */
  async find(id: string): Promise<MailDetails | undefined> {
    const raw = await this.raw(id);
    if (!raw) return undefined;
    const email = await PostalMime.parse(raw);
    return {
      ...summarise(id, email),
      headers: email.headers.map(({ key, value }) => ({ name: key, value })),
      attachments: email.attachments.map((attachment, index) => ({
        name: attachment.filename ?? `attachment-${index + 1}`,
        type: attachment.mimeType,
        bytes: toBytes(attachment.content),
      })),
    };
  }

  async raw(id: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
    return this.#ids.includes(id) ? new Uint8Array(await readFile(join(this.#folder, `${id}.eml`))) : undefined;
  }

  async #summary(id: string): Promise<CaughtMail> {
    const known = this.#parsed.get(id);
    if (known) return known;
    const summary = summarise(id, await PostalMime.parse(await readFile(join(this.#folder, `${id}.eml`))));
    this.#parsed.set(id, summary);
    return summary;
  }
}

function summarise(id: string, email: Email): CaughtMail {
  return {
    id,
    to: addresses(email.to),
    from: addresses(email.from ? [email.from] : []),
    subject: email.subject ?? '',
    text: (email.text ?? '').trimEnd(),
    html: email.html ?? '',
    date: new Date(Number(id.slice(0, 15))).toISOString(),
  };
}

function addresses(list: Address[] | undefined): string {
  return (list ?? [])
    .flatMap((entry) => (entry.group ? entry.group.map((member) => member.address) : [entry.address]))
    .join(', ');
}

function toBytes(content: ArrayBuffer | Uint8Array | string): Uint8Array<ArrayBuffer> {
  return typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
}
