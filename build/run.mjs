import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { foreground } from './foreground.mjs';
import { bin, root } from './process.mjs';
import { explain } from './setup/report.mjs';
import { prepare } from './setup.mjs';

/**
 * `node build/run.mjs <script or command> [...args]`: runs one of our TypeScript files, or the command of an installed package,
 * with a Node that is recent enough and with the dependencies of the lockfile.
 */
const [what, ...args] = process.argv.slice(2);
try {
  if (!what) throw new Error('usage: node build/run.mjs <script or command> [...args]');
  // Only what fails is said: the output belongs to the program.
  const machine = await prepare({ tests: false, print: () => undefined });
  const script = join(root, what);
  process.exitCode = await foreground(machine.node, [existsSync(script) ? script : bin(what), ...args], {
    env: machine.env,
    group: true,
  });
} catch (error) {
  explain(error);
  process.exitCode = 1;
}
