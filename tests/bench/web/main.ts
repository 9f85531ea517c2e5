/**
 * The public site as a phone meets it: Lighthouse's mobile preset on four pages of the local edition, and on the floor (the same HTML
 * without scripts) in turn, so that a slow moment of the machine meets both. WEB_BENCH_RUNS sets the runs of each (5).
 */
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { startEdition } from '../../e2e/fixtures/edition.ts';
import { untilCompressed } from '../../e2e/site/compressed.ts';
import { measureBytes, total } from './bytes.ts';
import { kib, medianRun, seconds, table } from './figures.ts';
import { serveFloor } from './floor.ts';
import { goalsOf, type PageFigures } from './goals.ts';
import { type Run, runLighthouse, type Throttling } from './lighthouse.ts';

const PATHS = ['/', '/blog', '/blog/machine-tending-payback', '/cnc-configurator'];
const RUNS = Number(process.env.WEB_BENCH_RUNS ?? 5);

const edition = await startEdition();
await untilCompressed(edition.url);
const floor = await serveFloor(edition.url);
const pages: PageFigures[] = [];
const runs: Record<string, Run[]> = {};

/** Page and floor in turn; the medians of both. */
const compare = async (path: string, throttling: Throttling): Promise<[page: Run, floor: Run]> => {
  const [onPage, onFloor]: [Run[], Run[]] = [[], []];
  for (let run = 0; run < RUNS; run += 1) {
    onPage.push(await runLighthouse(edition.url + path, throttling));
    onFloor.push(await runLighthouse(floor.url + path, throttling));
  }
  runs[`${path} ${throttling}`] = onPage;
  runs[`${path} ${throttling} floor`] = onFloor;
  return [medianRun(onPage), medianRun(onFloor)];
};

try {
  for (const path of PATHS) {
    const bytes = await measureBytes(edition.url + path);
    const [simulated, simulatedFloor] = await compare(path, 'simulate');
    const [applied, appliedFloor] = await compare(path, 'devtools');
    pages.push({ path, simulated, simulatedFloor, applied, appliedFloor, bytes });
    console.log(`${path}: measured`);
  }
} finally {
  await floor.close();
  await edition.dispose();
}

console.log(`\nMedians of ${RUNS}, mobile preset (simulated / applied throttling; x: times the floor)`);
console.log(
  table(
    ['page', 'scores', 'first paint', 'largest paint', 'x', 'applied', 'x', 'blocking', 'shift'],
    pages.map(({ path, simulated, simulatedFloor, applied, appliedFloor }) => [
      path,
      Object.values(simulated.scores).join(' '),
      seconds(simulated.firstPaint),
      seconds(simulated.largestPaint),
      (simulated.largestPaint / simulatedFloor.largestPaint).toFixed(2),
      seconds(applied.largestPaint),
      (applied.largestPaint / appliedFloor.largestPaint).toFixed(2),
      `${simulated.blocking.toFixed(0)} ms`,
      simulated.shift.toFixed(3),
    ]),
  ),
);

console.log('\nOver the wire, with brotli');
const kinds = ['document', 'font', 'script', 'stylesheet', 'image', 'fetch', 'manifest', 'other'];
console.log(
  table(
    ['page', 'moment', ...kinds, 'total'],
    pages.flatMap(({ path, bytes }) =>
      (
        [
          ['untouched', bytes.before],
          ['first touch', bytes.afterInteraction],
          ['demo dialog', bytes.afterDialog],
        ] as const
      ).flatMap(([moment, sizes]) =>
        sizes ? [[path, moment, ...kinds.map((kind) => kib(sizes[kind] ?? 0)), kib(total(sizes))]] : [],
      ),
    ),
  ),
);

const goals = pages.flatMap(goalsOf);
const missed = goals.filter(({ met }) => !met);
console.log(`\n${goals.length - missed.length} of ${goals.length} goals met`);
for (const { path, name, measured, limit } of missed)
  console.log(`  missed on ${path}: ${name}: ${measured.toFixed(2)}, goal ${limit}`);

const output = process.env.BENCH_OUTPUT;
if (output) {
  const machine = { cpus: cpus().length, model: cpus()[0]?.model ?? '', node: process.version };
  writeFileSync(
    output,
    `${JSON.stringify({ measuredAt: new Date().toISOString(), machine, runs: RUNS, pages, goals, each: runs }, null, 2)}\n`,
  );
}
