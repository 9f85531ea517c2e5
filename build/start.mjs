import { join } from 'node:path';
import { foreground } from './foreground.mjs';
import { root } from './process.mjs';
import { explain, step } from './setup/report.mjs';
import { prepare } from './setup.mjs';
import { buildWeb } from './web/build.mjs';

/**
 * `npm start`: makes the machine ready, builds the site when its sources changed, and serves the local edition until Ctrl-C.
 * Arguments (`--no-demo`, `--fresh`) and the variables PORT, HOST and DATA_DIR are the server's.
 */
try {
  const machine = await prepare({ tests: false });
  await step('Site', () => buildWeb(machine));
  process.exitCode = await foreground(
    machine.node,
    [join(root, 'apps', 'server', 'src', 'main.ts'), ...process.argv.slice(2)],
    machine,
  );
} catch (error) {
  explain(error);
  process.exitCode = 1;
}
