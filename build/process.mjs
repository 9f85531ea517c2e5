import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const windows = process.platform === 'win32';

/** The folder of the repository. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/**
 * @typedef {object} Ended
 * @property {number} code      exit code; 1 when a signal or the time limit ended it
 * @property {string} output    what it wrote on both channels, in order
 * @property {boolean} timedOut whether the time limit ended it
 * @property {number} ms        how long it took
 */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Ends a process and everything that it started.
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
export function endTree(child, signal) {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    if (windows) spawn('taskkill', ['/pid', String(child.pid), '/T', '/F'], { stdio: 'ignore' });
    else process.kill(-child.pid, signal);
  } catch {
    // It ended by itself between the question and the signal.
  }
}

/**
 * Ends every process that `run` still has under way: for the moment a person presses Ctrl-C.
 * @param {NodeJS.Signals} signal
 */
export function endAll(signal) {
  for (const child of running) endTree(child, signal);
}

/**
 * Runs a command to its end and keeps what it says. It never reads from the keyboard.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, limitMs?: number, shell?: boolean, signal?: AbortSignal }} [options]
 * @returns {Promise<Ended>} it resolves for any exit code; a command that cannot be started at all counts as code 127
 */
export function run(command, args, { cwd = root, env = process.env, limitMs = 15 * 60_000, shell = false } = {}) {
  const started = performance.now();
  return new Promise((resolve) => {
    // A group of its own, so that the time limit also ends browsers and servers that it started.
    const child = spawn(command, args, {
      cwd,
      env,
      shell,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: !windows,
      windowsHide: true,
    });
    running.add(child);
    let output = '';
    let timedOut = false;
    const limit = setTimeout(() => {
      timedOut = true;
      output += `\nStill running after ${limitMs / 1000} s: ended.\n`;
      endTree(child, 'SIGKILL');
    }, limitMs);
    const end = (/** @type {number} */ code) => {
      clearTimeout(limit);
      running.delete(child);
      resolve({ code, output, timedOut, ms: performance.now() - started });
    };
    child.stdout.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      output += text;
    });
    child.stderr.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      output += text;
    });
    child.once('error', (error) => {
      output += `${error.message}\n`;
      end(127);
    });
    child.once('close', (code) => end(timedOut ? 1 : (code ?? 1)));
  });
}

/**
 * The script behind a command of an installed package, to be run with a Node of our choice on every platform
 * (node_modules/.bin holds shell scripts and, on Windows, .cmd files).
 * @param {string} name command, such as `vitest`
 * @param {string} [owner] package that carries it, when it is called otherwise
 * @returns {string} absolute path
 */
export function bin(name, owner = name) {
  const require = createRequire(join(root, 'package.json'));
  const folder = dirname(require.resolve(`${owner}/package.json`));
  const { bin: commands } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = typeof commands === 'string' ? commands : commands?.[name];
  if (!file) throw new Error(`${owner} has no command "${name}"`);
  return join(folder, file);
}
