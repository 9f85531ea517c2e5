import { existsSync } from 'node:fs';
import { run } from '../process.mjs';

/** Whether system packages can be installed here without asking anybody. */
export const canApt = () => process.platform === 'linux' && existsSync('/etc/debian_version') && process.getuid?.() === 0;

// Where another apt is at work (an image that upgrades itself), wait for it.
const apt = (/** @type {string[]} */ ...args) =>
  run('apt-get', ['-o', 'DPkg::Lock::Timeout=300', '-q', ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });

/** @type {Promise<unknown> | undefined} */
let lists;

/** The package lists of a fresh image are empty: they are fetched once. */
function freshLists() {
  lists ??= apt('update');
  return lists;
}

/**
 * Installs Debian packages.
 * @param {readonly string[]} packages
 */
export async function aptInstall(packages) {
  await freshLists();
  return apt('install', '-y', '--no-install-recommends', ...packages);
}

/**
 * Whether this system's package lists offer a package.
 * @param {string} name
 */
export async function aptKnows(name) {
  await freshLists();
  const { code, output } = await run('apt-cache', ['policy', name]);
  return code === 0 && /Candidate: (?!\(none\))\S/.test(output);
}
