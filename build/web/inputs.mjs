import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the web build reads. Tests, earlier output and other apps are not part of it. */
const inputs = ['apps/web', 'packages', 'package.json', 'package-lock.json', 'postcss.config.mjs', 'tsconfig.base.json'];
const passedOver = /(^|\/)(node_modules|dist|out|coverage)$|\.test\.tsx?$|\.tsbuildinfo$|(^|\/)\./;

/**
 * A fingerprint of everything that decides what the web build makes: contents of its sources and the VITE_ variables.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 * @returns {string}
 */
export function fingerprint(root, env) {
  const hash = createHash('sha256');
  for (const name of Object.keys(env)
    .filter((key) => key.startsWith('VITE_'))
    .sort())
    hash.update(`${name}=${env[name]}\0`);
  for (const file of inputs.flatMap((path) => filesOf(root, path))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * @param {string} root
 * @param {string} path
 * @returns {string[]} files below it, in an order that does not depend on the machine
 */
function filesOf(root, path) {
  if (passedOver.test(path)) return [];
  try {
    const names = readdirSync(join(root, path)).sort();
    return names.flatMap((name) => filesOf(root, `${path}/${name}`));
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOTDIR') return [path];
    throw error;
  }
}
