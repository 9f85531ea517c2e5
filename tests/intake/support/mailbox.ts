import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** One message offered in full to the mail server; `repeated` when its Message-ID had been accepted before. */
export type Offered = { messageId: string; repeated: boolean; to: string; replyTo: string };

export interface Mailbox {
  url: string;
  offered(): Offered[];
  kill(): Promise<void>;
  restart(): Promise<void>;
  dispose(): Promise<void>;
}

/** A mail server that can be killed and started again on the same port, and then still knows what it had accepted. */
export async function startMailbox(): Promise<Mailbox> {
  const folder = mkdtempSync(join(tmpdir(), 'mailbox-'));
  const journal = join(folder, 'journal.jsonl');
  let { child, port } = await start(0, journal);
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('close', resolve));
    child.kill('SIGKILL');
    await ended;
  };
  return {
    url: `smtp://127.0.0.1:${port}`,
    offered: () =>
      existsSync(journal)
        ? readFileSync(journal, 'utf8')
            .split('\n')
            .filter((line) => line !== '')
            .map((line) => JSON.parse(line) as Offered)
        : [],
    kill,
    async restart() {
      await kill();
      ({ child, port } = await start(port, journal));
    },
    async dispose() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function start(port: number, journal: string): Promise<{ child: ChildProcess; port: number }> {
  const script = join(import.meta.dirname, 'mailbox-process.ts');
  const child = spawn(process.execPath, [script, String(port), journal], { stdio: ['ignore', 'pipe', 'inherit'] });
  const listening = await new Promise<number>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const found = /listening (\d+)/.exec(chunk.toString())?.[1];
      if (found) resolve(Number(found));
    });
    child.once('close', (code, signal) => reject(new Error(`The mail server ended (${code ?? signal})`)));
  });
  return { child, port: listening };
}
