import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './process.mjs';
import { findChromium } from './setup/chromium.mjs';
import { installDependencies } from './setup/dependencies.mjs';
import { chooseNode } from './setup/node.mjs';
import { findPostgres } from './setup/postgres.mjs';
import { explain, step } from './setup/report.mjs';

/**
 * @typedef {object} Machine
 * @property {string} node                                   path of a Node that is recent enough
 * @property {NodeJS.ProcessEnv} env                         for everything we start: that Node first in PATH; CHROMIUM_PATH and
 *                                                           POSTGRES_BIN when set up for tests
 * @property {string | undefined} chromium                   path, when set up for tests
 * @property {import('./setup/postgres.mjs').Postgres | undefined} postgres when set up for tests
 */

// Windows calls it Path.
const pathKey = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';

// A plain user's PATH, and that of many containers, leaves out where Debian keeps runuser.
const systemFolders = process.platform === 'linux' ? ['/usr/sbin', '/sbin'] : [];

/**
 * Makes the machine ready, changing nothing that already is. It needs nothing but Node 20 or later and npm.
 * @param {{ tests: boolean, print?: (line: string) => void }} options whether browsers and a database server for the tests are wanted too
 * @returns {Promise<Machine>}
 * @throws {import('./setup/report.mjs').SetupError} saying what failed and what to do
 */
export async function prepare({ tests, print = console.log }) {
  const node = await step('Node', () => chooseNode({ tools: join(root, '.tools') }), print);
  /** @type {NodeJS.ProcessEnv} */
  const env = {
    ...process.env,
    [pathKey]: [dirname(node), process.env[pathKey], ...systemFolders].filter(Boolean).join(delimiter),
  };
  await step('Dependencies', () => installDependencies({ root, node, env }), print);
  if (!tests) return { node, env, chromium: undefined, postgres: undefined };

  const chromium = await step('Chromium', () => findChromium({ node, env }), print);
  const postgres = await step('Postgres', () => findPostgres({ env }), print);
  const forPostgres = 'bin' in postgres ? { POSTGRES_BIN: postgres.bin } : {};
  return { node, env: { ...env, CHROMIUM_PATH: chromium, ...forPostgres }, chromium, postgres };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  prepare({ tests: process.argv.includes('--tests') }).catch((error) => {
    explain(error);
    process.exitCode = 1;
  });
}
