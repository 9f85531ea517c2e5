// Runs the random histories of random-history.test.ts for a thousand seeds (or as many as the first argument says).
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const [seeds = '1000'] = process.argv.slice(2);
const vitest = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url));
const { status } = spawnSync(process.execPath, [vitest, 'run', '--project', 'sync', 'tests/sync/random-history.test.ts'], {
  cwd: fileURLToPath(new URL('../..', import.meta.url)),
  env: { ...process.env, MILLRACE_SYNC_SEEDS: seeds },
  stdio: 'inherit',
});
process.exit(status ?? 1);
