import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOCAL_PUBLISHABLE_KEY } from '@millrace/server/keys';
import { launch, type ServerProcess } from '../../e2e/fixtures/server-process.ts';
import { fillFromTemplate } from '../../e2e/fixtures/template.ts';

/** A local edition whose processes can be killed one by one. */
export interface KillableServer {
  readonly url: string;
  readonly serviceKey: string;
  /** Ends the process in which the functions and the delivery run, at once. The server starts it again by itself. */
  killWorker(): void;
  /** Ends the server at once and starts it again on the same port and data. */
  killAndRestart(): Promise<void>;
  rpc(name: string, parameters?: object): Promise<unknown>;
  /** All rows of a query on a table, newest last. */
  rows(table: string, query: string): Promise<Record<string, unknown>[]>;
  output(): string;
  dispose(): Promise<void>;
}

export const publishableKey = LOCAL_PUBLISHABLE_KEY;

export async function startKillableServer(environment: Record<string, string>): Promise<KillableServer> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'intake-'));
  await fillFromTemplate(dataFolder, false);
  const start = (port: number): Promise<ServerProcess> => launch({ dataFolder, port, args: ['--no-demo'], environment });
  let server = await start(0);
  const { url } = server;
  const { serviceKey } = JSON.parse(readFileSync(join(dataFolder, 'secrets.json'), 'utf8')) as { serviceKey: string };
  const headers = { apikey: serviceKey, 'content-type': 'application/json' };
  const answered = async (path: string, init: RequestInit): Promise<unknown> => {
    const answer = await fetch(`${url}/rest/v1/${path}`, { ...init, headers });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
    return text === '' ? null : JSON.parse(text);
  };
  return {
    url,
    serviceKey,
    killWorker() {
      const worker = childrenOf(server.pid).find((pid) => commandOf(pid).includes('deno'));
      if (worker === undefined) throw new Error('The worker does not run');
      process.kill(worker, 'SIGKILL');
    },
    async killAndRestart() {
      await server.end('SIGKILL');
      server = await start(Number(new URL(url).port));
    },
    rpc: (name, parameters = {}) => answered(`rpc/${name}`, { method: 'POST', body: JSON.stringify(parameters) }),
    async rows(table, query) {
      const all: Record<string, unknown>[] = [];
      for (;;) {
        const last = all.at(-1)?.id;
        const after = last === undefined ? '' : `&id=gt.${String(last)}`;
        const page = (await answered(`${table}?${query}${after}&order=id.asc&limit=1000`, {})) as Record<string, unknown>[];
        all.push(...page);
        if (page.length < 1000) return all;
      }
    },
    output: () => server.output(),
    async dispose() {
      await server.end('SIGTERM');
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

/** Processes started by a process (Linux). */
const childrenOf = (pid: number): number[] =>
  readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
const commandOf = (pid: number): string => readFileSync(`/proc/${pid}/cmdline`, 'utf8');
