import { randomUUID } from 'node:crypto';
import { open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { SmtpEmailDriver } from '@supabase/lite';
import { z } from 'zod';
import type { AuthMail } from './reworded.ts';

const spooledMail = z.object({ to: z.string(), subject: z.string(), text: z.string().optional(), html: z.string().optional() });

export interface AuthMailer {
  /** Stores the mail durably and returns; delivery follows. */
  send(mail: AuthMail): Promise<void>;
  close(): void;
}

const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 15_000;
/** Links and codes expire after an hour (`otp_expiry`), so an older mail would only confuse. */
const GIVE_UP_AFTER_MS = 60 * 60 * 1000;

export interface AuthMailerOptions {
  /** Folder of the mails not yet accepted by the SMTP server. */
  spool: string;
  smtpUrl: string;
  from: string;
}

/**
 * Sends confirmation and recovery mails without making anyone wait for the mail server: a sign-up succeeds while it
 * is down, its duration does not tell whether an address is known, and a mail survives a kill of this process.
 */
export async function openAuthMailer(options: AuthMailerOptions): Promise<AuthMailer> {
  const smtp = smtpDriver(options.smtpUrl, options.from);
  const stopping = new AbortController();
  const deliver = (file: string) => deliverUntilAccepted(join(options.spool, file), (mail) => smtp.send(mail), stopping.signal);
  for (const file of await readdir(options.spool)) if (file.endsWith('.json')) void deliver(file);
  return {
    async send(mail) {
      const file = `${Date.now()}-${randomUUID()}.json`;
      await writeDurably(join(options.spool, file), JSON.stringify(mail));
      void deliver(file);
    },
    close: () => stopping.abort(),
  };
}

function smtpDriver(url: string, from: string): SmtpEmailDriver {
  const { hostname, port, username, password, protocol } = new URL(url);
  const secure = protocol === 'smtps:';
  const credentials = username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : {};
  return new SmtpEmailDriver({
    host: hostname,
    port: Number(port || (secure ? 465 : 587)),
    secure,
    from,
    timeoutMs: 10_000,
    ...credentials,
  });
}

async function writeDurably(path: string, text: string): Promise<void> {
  const draft = `${path}.new`;
  const file = await open(draft, 'w', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path);
}

/** A file that is no mail, say after a full disk, is set aside so that it stops nothing. */
async function readSpooled(path: string): Promise<AuthMail | undefined> {
  try {
    return spooledMail.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    console.error(`${path} cannot be read as a mail and is set aside: ${error instanceof Error ? error.message : String(error)}`);
    await rename(path, `${path}.unreadable`).catch(() => undefined);
    return undefined;
  }
}

async function deliverUntilAccepted(path: string, send: (mail: AuthMail) => Promise<void>, stop: AbortSignal): Promise<void> {
  const mail = await readSpooled(path);
  if (!mail) return;
  const giveUpAt = Number(basename(path).split('-')[0]) + GIVE_UP_AFTER_MS;
  for (let wait = FIRST_RETRY_MS; !stop.aborted; wait = Math.min(wait * 2, LONGEST_RETRY_MS)) {
    try {
      await send(mail);
      await rm(path, { force: true });
      return;
    } catch (error) {
      if (Date.now() > giveUpAt) {
        console.error(`Gave up on a mail "${mail.subject}": ${error instanceof Error ? error.message : String(error)}`);
        await rm(path, { force: true });
        return;
      }
      await pause(wait * (0.75 + Math.random() / 2), stop);
    }
  }
}

/** Waits, or returns at once when everything ends. */
const pause = (milliseconds: number, stop: AbortSignal) =>
  setTimeout(milliseconds, undefined, { signal: stop }).catch(() => undefined);
