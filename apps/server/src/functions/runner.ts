import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { StartError } from '../start-error.ts';

export interface FunctionsHost {
  /** Sends a request to the function named by the first part of the path; waits while the host is (re)starting. */
  fetch(path: string, init: RequestInit): Promise<Response>;
  /** Resolves once the functions answer for the first time; rejects when the host never came up. */
  ready: Promise<void>;
  /** Where the running host listens; for tests that go around the gateway. */
  address(): Promise<string>;
  stop(): Promise<void>;
}

export interface RunnerOptions {
  /** Holds a folder per function, and `deno.json`. */
  folder: string;
  names: string[];
  /** What the functions import besides: sources and node_modules. */
  readable: string[];
  /** The functions' whole environment. */
  environment: Record<string, string>;
  /** `host:port` that functions may connect to. */
  reachable: string[];
  log: (line: string) => void;
}

const FIRST_RESTART_MS = 100;
const LONGEST_RESTART_MS = 10_000;
const READY_WITHIN_MS = 120_000;
const STOP_WITHIN_MS = 5_000;

/** One life of the child process. */
interface Instance {
  /** Empty when it ended before it listened. */
  address: string;
  ended: Promise<void>;
}

/**
 * Runs the Edge Functions under Deno in one supervised child process.
 *
 * It may read the sources and node_modules, connect to the named addresses and listen on loopback; it may not write,
 * run programs, or load code from the network. A random token keeps other programs of this machine from calling a
 * function around the gateway. Whenever it ends unasked it is started again, with a growing pause between failures.
 */
export function startFunctions(options: RunnerOptions): FunctionsHost {
  const token = randomBytes(24).toString('base64url');
  let stopping = false;
  let child: ChildProcess | undefined;
  let pause = FIRST_RESTART_MS;
  let instance = Promise.withResolvers<Instance>();
  let timer: NodeJS.Timeout | undefined;

  const launch = () => {
    const process = spawnHost(options, token);
    child = process;
    const arriving = instance;
    const end = Promise.withResolvers<void>();
    createInterface({ input: process.stdout as NodeJS.ReadableStream }).on('line', (line) => {
      const port = readyPort(line);
      if (port === undefined) return options.log(line);
      pause = FIRST_RESTART_MS;
      arriving.resolve({ address: `http://127.0.0.1:${port}`, ended: end.promise });
    });
    createInterface({ input: process.stderr as NodeJS.ReadableStream }).on('line', options.log);
    process.on('error', (error) => options.log(`The functions could not be started: ${error.message}`));
    process.on('close', () => {
      arriving.resolve({ address: '', ended: end.promise });
      instance = Promise.withResolvers();
      end.resolve();
      if (stopping) return;
      timer = setTimeout(launch, pause);
      pause = Math.min(pause * 2, LONGEST_RESTART_MS);
    });
  };
  launch();

  const live = async (): Promise<Instance> => {
    for (;;) {
      const current = await within(instance.promise, READY_WITHIN_MS);
      if (current.address !== '') return current;
    }
  };

  return {
    ready: live().then(() => undefined),
    async fetch(path, init) {
      const headers = new Headers(init.headers);
      headers.set('x-host-token', token);
      for (;;) {
        const { address, ended } = await live();
        try {
          return await fetch(`${address}${path}`, { ...init, headers, redirect: 'manual' });
        } catch (error) {
          // Nobody heard this request, so the next life of the host may have it. Any other failure may have done half of it.
          if (!isRefused(error)) throw error;
          await ended;
        }
      }
    },
    address: async () => (await live()).address,
    async stop() {
      stopping = true;
      clearTimeout(timer);
      await end(child);
    },
  };
}

export const hostScript = join(import.meta.dirname, '../../deno/host.ts');

function spawnHost({ folder, names, readable, environment, reachable }: RunnerOptions, token: string): ChildProcess {
  return spawn(
    denoBinary(),
    [
      'run',
      '--no-prompt',
      '--no-remote',
      '--quiet',
      '--unstable-no-legacy-abort',
      `--config=${join(folder, 'deno.json')}`,
      `--allow-read=${[folder, hostScript, ...readable].join(',')}`,
      `--allow-net=${['127.0.0.1:0', ...reachable].join(',')}`,
      '--allow-env',
      hostScript,
      pathToFileURL(`${folder}/`).href,
      ...names,
    ],
    {
      cwd: folder,
      env: { ...environment, HOST_TOKEN: token, NO_COLOR: '1', DENO_NO_UPDATE_CHECK: '1' },
      stdio: ['pipe', 'pipe', 'pipe'],
    },
  );
}

/** The Deno executable inside the npm package of this platform. */
export function denoBinary(): string {
  const deno = createRequire(createRequire(import.meta.url).resolve('deno/package.json'));
  const target = `${process.platform}-${process.arch}${process.platform === 'linux' ? '-glibc' : ''}`;
  try {
    const folder = dirname(deno.resolve(`@deno/${target}/package.json`));
    return join(folder, process.platform === 'win32' ? 'deno.exe' : 'deno');
  } catch {
    throw new StartError(
      `Deno for ${target} is not installed, and the forms need it. Run npm ci; if that does not help, Deno has no build for this platform.`,
    );
  }
}

function isRefused(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED';
}

function readyPort(line: string): number | undefined {
  if (!line.startsWith('{"ready":true')) return undefined;
  const { port }: { port: number } = JSON.parse(line);
  return port;
}

async function within<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new StartError('The functions did not start in time; what they printed is above.')),
      milliseconds,
    );
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** Lets background work finish, then insists. */
async function end(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const closed = new Promise((resolve) => child.once('close', resolve));
  const insist = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
  child.stdin?.end();
  child.kill('SIGTERM');
  await closed;
  clearTimeout(insist);
}
