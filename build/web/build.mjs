import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../process.mjs';
import { npm } from '../setup/npm.mjs';
import { SetupError, tail } from '../setup/report.mjs';
import { fingerprint } from './inputs.mjs';

const output = join(root, 'apps', 'web', 'dist', 'index.html');
const stamp = join(root, '.cache', 'web-build');

/**
 * Builds apps/web unless the last build was made from the same sources.
 * @param {Pick<import('../setup.mjs').Machine, 'node' | 'env'>} machine
 * @returns {Promise<{ value: undefined, detail: string }>}
 */
export async function buildWeb({ node, env }) {
  const wanted = fingerprint(root, env);
  if (existsSync(output) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted)
    return { value: undefined, detail: 'unchanged' };

  rmSync(stamp, { force: true });
  const built = await npm(node, ['run', 'build', '--workspace', '@millrace/web'], { cwd: root, env });
  if (built.code !== 0)
    throw new SetupError('the web build failed', 'Mend what it says above and run the command again.', tail(built.output, 60));
  if (!existsSync(output))
    throw new SetupError(
      `the web build made no ${output}`,
      'See what npm run build -w @millrace/web does.',
      tail(built.output, 60),
    );

  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(stamp, wanted);
  return { value: undefined, detail: 'built' };
}
