import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { aptInstall, aptKnows, canApt } from './debian.mjs';
import { SetupError, tail } from './report.mjs';

const major = 15;

/**
 * @typedef {{ bin: string } | { skipped: string }} Postgres
 * the folder of initdb, pg_ctl and postgres, or why there is none
 */

/** @param {NodeJS.ProcessEnv} env */
const usualFolders = (env) => [
  ...(env.POSTGRES_BIN ? [env.POSTGRES_BIN] : []),
  `/usr/lib/postgresql/${major}/bin`,
  `/usr/pgsql-${major}/bin`,
  `/opt/homebrew/opt/postgresql@${major}/bin`,
  `/usr/local/opt/postgresql@${major}/bin`,
];

const program = process.platform === 'win32' ? 'initdb.exe' : 'initdb';

/**
 * Postgres 15, the version of the hosted database, for the tests that need a real one. Where it neither is nor can be
 * installed without asking, those tests are skipped.
 * @param {{ env: NodeJS.ProcessEnv }} options `POSTGRES_BIN` may name the folder of its programs
 * @returns {Promise<{ value: Postgres, detail: string }>}
 */
export async function findPostgres({ env }) {
  const found = usualFolders(env).find((folder) => existsSync(join(folder, program)));
  if (found) return { value: { bin: found }, detail: found };
  if (!canApt()) return skipped(`Postgres ${major} is not installed here (install it, or name its bin folder in POSTGRES_BIN)`);
  if (!(await aptKnows(`postgresql-${major}`))) return skipped(`this system's packages have no postgresql-${major}`);

  const check = `postgresql-${major}-plpgsql-check`;
  const packages = [`postgresql-${major}`, ...((await aptKnows(check)) ? [check] : [])];
  const { code, output } = await aptInstall(packages);
  const folder = `/usr/lib/postgresql/${major}/bin`;
  if (code !== 0 || !existsSync(join(folder, program))) {
    throw new SetupError(
      `postgresql-${major} could not be installed`,
      `Run apt-get update && apt-get install ${packages.join(' ')} and see what it says.`,
      tail(output),
    );
  }
  return { value: { bin: folder }, detail: `installed from Debian into ${folder}` };
}

/** @param {string} reason */
const skipped = (reason) => ({ value: { skipped: reason }, detail: `skipped, ${reason}` });
