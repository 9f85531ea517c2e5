import { availableParallelism } from 'node:os';
import { endAll } from './process.mjs';
import { explain, SetupError, seconds } from './setup/report.mjs';
import { prepare } from './setup.mjs';
import { inWords, none, sum } from './test/counts.mjs';
import { schedule } from './test/schedule.mjs';
import { chosen } from './test/suites.mjs';

/**
 * `npm test`, `npm run validate`: makes the machine ready and runs everything, or the suites that are named
 * (`npm test -- lint unit`). The last line is the sum of all runners; the exit code is 1 when anything failed.
 */
const started = performance.now();

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.once(signal, () => {
    endAll('SIGKILL');
    process.exit(1);
  });
}

/** @type {import('./test/counts.mjs').Counts[]} */
let results;
try {
  const suites = chosen(process.argv.slice(2));
  const ready = await prepare({ tests: true });
  // What a suite says is kept and printed below its line: escape codes would only litter logs.
  const machine = { ...ready, env: { ...ready.env, NO_COLOR: '1', FORCE_COLOR: undefined } };
  const outcomes = await schedule(
    suites.map((suite) => ({ ...suite, work: () => report(suite, machine) })),
    {
      cores: Math.min(2, availableParallelism()),
      succeeded: ({ failed }) => failed === 0,
      blocked: ({ name }, by) => {
        console.log(`✗ ${name}: not run, because ${by} failed`);
        return { ...none, failed: 1 };
      },
    },
  );
  results = outcomes;
} catch (error) {
  explain(error);
  results = [{ ...none, failed: 1 }];
}

const total = sum(results);
console.log(`\nEverything took ${seconds(performance.now() - started)}.`);
console.log(inWords(total));
process.exitCode = total.failed > 0 ? 1 : 0;

/**
 * Runs one suite and prints its line; what it said follows only when something failed, so that two at a time stay readable.
 * @param {import('./test/suites.mjs').Suite} suite
 * @param {import('./setup.mjs').Machine} machine
 */
async function report(suite, machine) {
  const begun = performance.now();
  const { counts, output } = await suite.work(machine).catch((error) => ({
    counts: { ...none, failed: 1 },
    output: error instanceof SetupError ? `${error.message}\n${error.remedy}` : String(error?.stack ?? error),
  }));
  const failed = counts.failed > 0;
  console.log(`${failed ? '✗' : '✓'} ${suite.title}: ${inWords(counts)} (${seconds(performance.now() - begun)})`);
  if (failed) console.log(`${output.trimEnd().replace(/^/gm, '  | ')}\n`);
  return counts;
}
