import { join } from 'node:path';
import { type DataFolder, openDataFolder } from './data-folder/data-folder.ts';

import { functionEnvironment, reachableHosts } from './functions/environment.ts';
import { bodyTooLarge, createGateway } from './functions/gateway.ts';
import { readFunctions } from './functions/registry.ts';
import { type FunctionsHost, startFunctions } from './functions/runner.ts';
import { type Schedule, startSchedule } from './functions/schedule.ts';
import { readHealth } from './health.ts';
import { isLoopback } from './http/client-address.ts';
import type { RequestFacts } from './http/env.ts';
import { type Listener, listen } from './http/listen.ts';
import { logRequest } from './http/request-log.ts';
import { createRouter } from './http/router.ts';
import { type MailCatcher, startMailCatcher } from './mail/catcher.ts';
import { mailRoutes } from './mail/routes.ts';
import { repositoryRoot, type Settings } from './settings.ts';
import { openSite } from './site/routes.ts';
import { createAuthGuard } from './supabase/auth-guard.ts';
import { type OpenBackend, openBackend } from './supabase/open-backend.ts';

export interface LocalEdition {
  /** The address to open, without a trailing slash. */
  url: string;
  siteIsBuilt: boolean;
  demo: boolean;
  mailPage: string | undefined;
  /** Ends everything in order; what was acknowledged is on the disk. */
  close(): Promise<void>;
}

/** How long requests under way may take to finish once the server was asked to end. */
const PATIENCE_MS = 4_000;

/**
 * Starts the whole local edition: site, Supabase's protocols, functions, mail catcher, on one port.
 * @throws StartError when a person has to do something about it first.
 */
export async function startLocalEdition(settings: Settings): Promise<LocalEdition> {
  const parts: Parts = {};
  const close = () => closeParts(parts);
  try {
    return { ...(await assemble(settings, parts)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** What has to be ended, as far as it was begun. */
interface Parts extends Partial<OpenBackend> {
  folder?: DataFolder;
  listener?: Listener;
  catcher?: MailCatcher;
  host?: FunctionsHost;
  schedule?: Schedule;
}

/** Ends what feeds others before what it needs: work after an answer still finds REST, requests still find the database. */
async function closeParts({ schedule, host, listener, mailer, catcher, engine, folder }: Parts): Promise<void> {
  schedule?.stop();
  await host?.stop();
  await listener?.close(PATIENCE_MS);
  mailer?.close();
  await catcher?.stop();
  await engine?.close();
  folder?.release();
}

async function assemble(settings: Settings, parts: Parts): Promise<Omit<LocalEdition, 'close'>> {
  const folder = openDataFolder(settings.dataFolder, settings);
  parts.folder = folder;
  const { jwtSecret, serviceKey } = folder.secrets;

  let answer: (request: Request, facts: RequestFacts) => Response | Promise<Response> = () =>
    Response.json({ status: 'starting' }, { status: 503, headers: { 'retry-after': '1', 'cache-control': 'no-store' } });
  const listener = await listen(settings.host, settings.port, (request, facts) => answer(request, facts));
  parts.listener = listener;
  const serverUrl = `http://${isAnyAddress(settings.host) ? '127.0.0.1' : urlHost(settings.host)}:${listener.port}`;
  const siteUrl = settings.siteUrl ?? serverUrl;
  folder.announce(serverUrl);

  const catcher = settings.smtpUrl ? undefined : await startMailCatcher({ folder: folder.mail });
  if (catcher) parts.catcher = catcher;
  const smtpUrl = settings.smtpUrl ?? catcher?.url ?? '';

  const supabaseFolder = join(repositoryRoot, 'supabase');
  const functions = readFunctions(supabaseFolder);
  const environment = functionEnvironment(settings, { serverUrl, siteUrl, smtpUrl, serviceKey });
  const host = startFunctions({
    folder: join(supabaseFolder, 'functions'),
    readable: ['packages/core', 'node_modules'].map((path) => join(repositoryRoot, path)),
    names: functions.map((entry) => entry.name),
    environment,
    reachable: reachableHosts(environment),
    log: (line) => (settings.log || !isRoutine(line) ? console.log(line) : undefined),
  });
  parts.host = host;

  const { engine, mailer, backend } = await openBackend(settings, { folder, supabaseFolder, siteUrl, smtpUrl }, parts);
  const asService = (path: string) =>
    backend.fetch(
      new Request(serverUrl + path, {
        method: 'POST',
        headers: { apikey: serviceKey, 'content-type': 'application/json' },
        body: '{}',
      }),
      '127.0.0.1',
    );
  const health = () => readHealth(() => asService('/rest/v1/rpc/outbox_health'));
  const site = openSite(settings.siteFolder, join(repositoryRoot, '.cache/site'));
  const router = createRouter({
    site,
    auth: createAuthGuard({ backend, database: engine.database, mailer, siteUrl, redirectUrls: settings.redirectUrls }),
    rest: (request, address) => backend.fetch(request, address),
    functions: createGateway({ functions, host, jwtSecret, serviceKey }),
    functionBodyTooLarge: bodyTooLarge,
    health,
    mail: catcher && mailRoutes(catcher.store),
  });
  // The first request makes the backend read the whole catalogue; nobody should wait for it.
  await health();
  await host.ready;
  answer = settings.log ? withLog(router) : router;

  const jobs = {
    'deliver-mail': settings.intervals.outbox,
    'dispatch-calls': settings.intervals.calls,
    purge: settings.intervals.purge,
  };
  parts.schedule = startSchedule(
    Object.entries(jobs).flatMap(([name, every]) => (functions.some((entry) => entry.name === name) ? [{ name, every }] : [])),
    async (name) => {
      const headers = {
        apikey: serviceKey,
        authorization: `Bearer ${serviceKey}`,
        'content-type': 'application/json',
        'x-real-ip': '127.0.0.1',
      };
      const response = await host.fetch(`/${name}`, { method: 'POST', headers, body: '{}' });
      await response.body?.cancel();
    },
  );
  return { url: serverUrl, siteIsBuilt: site.isBuilt, demo: folder.demo, mailPage: catcher && `${serverUrl}/_mail` };
}

type Router = (request: Request, facts: RequestFacts) => Promise<Response>;

const withLog =
  (router: Router): Router =>
  async (request, facts) => {
    const started = performance.now();
    const answer = await router(request, facts);
    logRequest(request, answer.status, started);
    return answer;
  };

/** The functions write a JSON line a request; only what went wrong is of interest unless all was asked for. */
const isRoutine = (line: string) => line.startsWith('{') && !line.includes('"level":"error"');

const isAnyAddress = (host: string) => host === '0.0.0.0' || host === '::';
const urlHost = (host: string) =>
  host.includes(':') && !isLoopback(`[${host}]`) ? `[${host}]` : host === '::1' ? '[::1]' : host;
