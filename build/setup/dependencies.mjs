import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, npmReason } from './npm.mjs';
import { SetupError } from './report.mjs';

/**
 * Installs what the lockfile names, unless that is what node_modules already holds. Install scripts are not run: no dependency
 * needs one, and a compromised package would use one first.
 * @param {{ root: string, node: string, env: NodeJS.ProcessEnv }} options `env` has the Node of our choice first in PATH
 * @returns {Promise<{ value: undefined, detail: string }>}
 */
export async function installDependencies({ root, node, env }) {
  const stamp = join(root, 'node_modules', '.millrace-lock');
  const wanted = lockStamp(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return { value: undefined, detail: 'unchanged' };
  if (holdsLockfile(root)) {
    writeFileSync(stamp, wanted);
    return { value: undefined, detail: 'already installed' };
  }
  const { code, output } = await npm(node, ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: root, env });
  if (code !== 0) {
    throw new SetupError(
      'npm ci could not install the dependencies',
      'Check the network and the npm registry (npm config get registry), then run the command again. If package.json and package-lock.json disagree, run npm install.',
      npmReason(output),
    );
  }
  writeFileSync(stamp, wanted);
  return { value: undefined, detail: 'installed from the lockfile' };
}

/** @param {string} root */
const lockStamp = (root) =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    // Optional packages carry binaries: a folder that moved to another kind of machine is installed again.
    .update(`${process.platform}-${process.arch}`)
    .digest('hex');

/**
 * Whether npm's own record of node_modules equals the lockfile: true after somebody ran `npm install` by hand.
 * Optional packages of other platforms are rightly absent.
 * @param {string} root
 */
export function holdsLockfile(root) {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const held = packagesOf(record);
  const same = (/** @type {string} */ path) =>
    held[path]?.version === wanted[path]?.version &&
    held[path]?.integrity === wanted[path]?.integrity &&
    existsSync(join(root, path));
  return (
    Object.keys(wanted).every(
      (path) => !path.includes('node_modules/') || (path in held ? same(path) : wanted[path]?.optional === true),
    ) && Object.keys(held).every((path) => path in wanted)
  );
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, integrity?: string, optional?: boolean }>}
 */
const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
