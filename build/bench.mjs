import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { foreground } from './foreground.mjs';
import { bin, root } from './process.mjs';
import { explain, SetupError, step } from './setup/report.mjs';
import { prepare } from './setup.mjs';
import { buildWeb } from './web/build.mjs';

/**
 * `npm run bench -- <name>...`: runs tests/bench/<name>/main.ts, one after the other so that they do not disturb each other; all of
 * them when none is named. Each prints a table, and writes its figures to the file that BENCH_OUTPUT names.
 */
const folder = join(root, 'tests', 'bench');
const results = join(root, 'bench-results');

try {
  const all = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'main.ts')));
  const names = process.argv.slice(2);
  const unknown = names.filter((name) => !all.includes(name));
  if (unknown.length > 0) throw new SetupError(`no such bench: ${unknown.join(', ')}`, `Choose from ${all.join(', ')}.`);

  const machine = await prepare({ tests: true });
  await step('Site', () => buildWeb(machine));
  mkdirSync(results, { recursive: true });

  for (const name of names.length > 0 ? names : all) {
    if (name === 'desktop') await must(machine, [bin('electron-vite'), 'build'], machine.env);
    const output = join(results, `${name}.json`);
    console.log(`\n${name}`);
    await must(machine, [join(folder, name, 'main.ts')], { ...machine.env, BENCH_OUTPUT: output });
    console.log(`Figures: ${output}`);
  }
} catch (error) {
  explain(error);
  process.exitCode = 1;
}

/**
 * @param {import('./setup.mjs').Machine} machine
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
async function must({ node }, args, env) {
  const code = await foreground(node, args, { env, group: true });
  if (code !== 0) throw new SetupError(`${args.join(' ')} ended with code ${code}`, 'See what it says above.');
}
