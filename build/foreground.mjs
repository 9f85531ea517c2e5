import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './process.mjs';

const windows = process.platform === 'win32';

/**
 * Hands the terminal to a program until it ends: it reads and writes as if it had been started itself, our signals reach it
 * exactly once, and its exit code becomes ours.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env: NodeJS.ProcessEnv, cwd?: string, group?: boolean }} options `group`: signals go to what it started, too, as in a terminal
 * @returns {Promise<number>} the exit code; 128 + the signal's number when a signal ended it
 */
export function foreground(command, args, { env, cwd = root, group = false }) {
  return new Promise((resolve, reject) => {
    // Ctrl-C in a terminal reaches the whole process group. In a group of its own the program hears only what we pass on:
    // otherwise a first Ctrl-C would look to it like two, which many programs take for "stop at once".
    const child = spawn(command, args, { cwd, env, stdio: 'inherit', detached: !windows });
    const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
    const passOn = (/** @type {NodeJS.Signals} */ signal) => {
      if (windows || child.pid === undefined) return; // there, Ctrl-C reaches every program of the console
      process.kill(group ? -child.pid : child.pid, signal);
    };
    for (const signal of signals) process.on(signal, passOn);
    const orphaned = whenOrphaned(() => passOn('SIGTERM'));
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      for (const name of signals) process.off(name, passOn);
      clearInterval(orphaned);
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
}

/**
 * npm passes a signal on to the shell between it and us, and that shell dies of it without a word: then nobody is left to stop us.
 * @param {() => void} act
 * @returns {NodeJS.Timeout | undefined} nothing when npm did not start us
 */
function whenOrphaned(act) {
  if (windows || !process.env.npm_lifecycle_event) return undefined;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    act();
  }, 250);
  return watch;
}
