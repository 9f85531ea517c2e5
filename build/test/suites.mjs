import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bin, root, run } from '../process.mjs';
import { SetupError } from '../setup/report.mjs';
import { buildWeb } from '../web/build.mjs';
import { fromJunit, fromPlaywright, fromVitest, none, readReport, settle, sum } from './counts.mjs';

/**
 * @typedef {import('../setup.mjs').Machine} Machine
 * @typedef {{ counts: import('./counts.mjs').Counts, output: string }} Outcome
 *
 * @typedef {object} Suite
 * @property {string} name           how `npm test -- <name>` calls it
 * @property {string} title          what its line says
 * @property {number} cores          how many it keeps busy
 * @property {readonly string[]} after suites that must have passed before
 * @property {(machine: Machine) => Promise<Outcome>} work
 */

const minutes = 60_000;
const reports = join(root, 'test-results', 'reports');

/** One check that either holds or does not. */
const one = (/** @type {import('../process.mjs').Ended} */ { code, output }) => ({
  counts: code === 0 ? { ...none, passed: 1 } : { ...none, failed: 1 },
  output,
});

/** @param {string} name */
function freshReport(name) {
  mkdirSync(reports, { recursive: true });
  const file = join(reports, name);
  rmSync(file, { force: true });
  return file;
}

/**
 * Which suite runs which projects of vitest.config.ts.
 * @type {Readonly<Record<'unit' | 'database' | 'intake' | 'sync' | 'contract', readonly string[]>>}
 */
export const vitestProjects = {
  unit: ['node', 'dom'],
  database: ['database'],
  intake: ['intake'],
  sync: ['sync'],
  contract: ['contract'],
};

/**
 * @param {keyof typeof vitestProjects} name
 * @returns {(machine: Machine) => Promise<Outcome>}
 */
const vitest = (name) => async (machine) => {
  const file = freshReport(`${name}.json`);
  const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const { code, output } = await run(
    machine.node,
    [bin('vitest'), ...args, ...vitestProjects[name].flatMap((project) => ['--project', project])],
    {
      env: machine.env,
      limitMs: 20 * minutes,
    },
  );
  return { counts: settle(code, readReport(file, fromVitest)), output };
};

/**
 * @param {string} name
 * @param {string} config
 * @returns {(machine: Machine) => Promise<Outcome>}
 */
const playwright = (name, config) => async (machine) => {
  const file = freshReport(`${name}.json`);
  const { code, output } = await run(
    machine.node,
    [bin('playwright', '@playwright/test'), 'test', '--config', config, '--reporter=dot,json'],
    {
      // Playwright colours its workers itself, and Node complains when both variables are set.
      env: { ...machine.env, NO_COLOR: undefined, FORCE_COLOR: '0', PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      limitMs: 20 * minutes,
    },
  );
  return { counts: settle(code, readReport(file, fromPlaywright)), output };
};

/** @type {(machine: Machine) => Promise<Outcome>} */
async function functions(machine) {
  const cwd = join(root, 'supabase', 'functions');
  const deno = (/** @type {string[]} */ ...args) =>
    run(machine.node, [bin('deno'), ...args], {
      cwd,
      env: { ...machine.env, DENO_NO_UPDATE_CHECK: '1' },
      limitMs: 5 * minutes,
    });
  const checked = await deno('task', 'check');
  const linted = await deno('task', 'lint');
  const file = freshReport('functions.xml');
  const tested = await deno('task', 'test', `--junit-path=${file}`);
  const all = [one(checked), one(linted), { counts: settle(tested.code, readReport(file, fromJunit)), output: tested.output }];
  return { counts: sum(all.map(({ counts }) => counts)), output: all.map(({ output }) => output).join('\n') };
}

/** @type {(machine: Machine) => Promise<Outcome>} */
async function web(machine) {
  try {
    return { counts: { ...none, passed: 1 }, output: (await buildWeb(machine)).detail };
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    return { counts: { ...none, failed: 1 }, output: error.output };
  }
}

/**
 * Everything `npm test` runs, in the order in which it starts. Cheap checks come first, so that a slip is seen within seconds.
 * @type {readonly Suite[]}
 */
export const suites = [
  {
    name: 'lint',
    title: 'Lint, format and import rules',
    cores: 1,
    after: [],
    work: async ({ node, env }) =>
      one(
        await run(
          node,
          [
            bin('biome', '@biomejs/biome'),
            'ci',
            '--colors=off',
            '--diagnostic-level=warn',
            '--error-on-warnings',
            '--max-diagnostics=50',
            '.',
          ],
          { env },
        ),
      ),
  },
  {
    name: 'types',
    title: 'Types',
    cores: 1,
    after: [],
    work: async ({ node, env }) => one(await run(node, [bin('tsc', 'typescript'), '-b', '--pretty', 'false'], { env })),
  },
  { name: 'web', title: 'Web build', cores: 1, after: [], work: web },
  {
    name: 'console',
    title: 'Desktop build',
    cores: 1,
    after: [],
    work: async ({ node, env }) => one(await run(node, [bin('electron-vite'), 'build'], { env })),
  },
  { name: 'database', title: 'Database and access rules', cores: 1, after: [], work: vitest('database') },
  { name: 'unit', title: 'Units and components', cores: 1, after: [], work: vitest('unit') },
  { name: 'functions', title: 'Functions under Deno', cores: 1, after: [], work: functions },
  { name: 'intake', title: 'Intake in the local edition', cores: 2, after: [], work: vitest('intake') },
  { name: 'sync', title: 'Cache and sync under attack', cores: 1, after: [], work: vitest('sync') },
  { name: 'contract', title: 'Contracts', cores: 1, after: [], work: vitest('contract') },
  {
    name: 'e2e',
    title: 'Browser end-to-end',
    cores: 2,
    after: ['web'],
    work: playwright('e2e', 'tests/e2e/playwright.config.ts'),
  },
  {
    name: 'desktop',
    title: 'Desktop',
    cores: 2,
    after: ['web', 'console'],
    work: playwright('desktop', 'tests/desktop/playwright.config.ts'),
  },
];

/**
 * The suites to run: all, or those named together with what they need.
 * @param {readonly string[]} names
 * @returns {Suite[]}
 * @throws {SetupError} for a name that is none
 */
export function chosen(names) {
  const unknown = names.filter((name) => !suites.some((suite) => suite.name === name));
  if (unknown.length > 0) {
    throw new SetupError(`no such suite: ${unknown.join(', ')}`, `Choose from ${suites.map(({ name }) => name).join(', ')}.`);
  }
  const wanted = new Set(names.length > 0 ? names : suites.map(({ name }) => name));
  for (const suite of [...suites].reverse()) if (wanted.has(suite.name)) for (const before of suite.after) wanted.add(before);
  return suites.filter(({ name }) => wanted.has(name));
}
