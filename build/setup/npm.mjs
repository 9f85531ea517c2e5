import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { run } from '../process.mjs';

/**
 * Runs npm under a Node of our choice. npm is called by its script where that is found, because its launchers differ by platform.
 * @param {string} node path of the Node to run it with
 * @param {readonly string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv }} options
 */
export function npm(node, args, { cwd, env = process.env }) {
  const script = npmScript();
  return script
    ? run(node, [script, ...args], { cwd, env })
    : run('npm', args, { cwd, env, shell: process.platform === 'win32' });
}

/** The npm that is running us, else the one beside the running Node. */
function npmScript() {
  const beside = dirname(process.execPath);
  const candidates = [
    process.env.npm_execpath ?? '',
    join(beside, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(beside, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    '/usr/share/nodejs/npm/bin/npm-cli.js',
  ];
  return candidates.find((file) => basename(file) === 'npm-cli.js' && existsSync(file));
}

/**
 * Why npm failed, without the warnings before and the manual page after it.
 * @param {string} output
 */
export function npmReason(output) {
  const lines = output.split('\n').filter((line) => line.startsWith('npm error'));
  const usage = lines.findIndex((line) => /^npm error Usage:/.test(line));
  const reason = lines.slice(0, usage === -1 ? undefined : usage).map((line) => line.replace(/^npm error ?/, ''));
  return reason.length > 0 ? reason.join('\n').trim() : output.trim();
}
