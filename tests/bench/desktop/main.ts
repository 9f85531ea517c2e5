/**
 * The desktop console's copy: `npm run bench -- desktop`. BENCH_CONTACTS limits the largest table (a million unless told otherwise).
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createSync, openCache } from '@millrace/offline';
import { httpPull } from '../../sync/http-pull.ts';
import { measureColdStart } from './cold-start.ts';
import { median, timed } from './measure.ts';
import { changeHundred, seedClients, seedContacts, seedProjects, startSeededServer } from './seeded-server.ts';

type Row = { what: string; value: string; goal: string; met: boolean | null };
const LARGEST = Number(process.env.BENCH_CONTACTS ?? 1_000_000);
const SIZES = [10_000, 100_000, 1_000_000].filter((size) => size <= LARGEST);
/** Of the deltas, the first are not counted; every second or third also merges parts of the search index, so their mean is taken. */
const ROUNDS = { unmeasured: 5, measured: 30 };

const run = promisify(execFile);
const child = async (script: string, ...args: string[]) => {
  const { stdout } = await run(process.execPath, [fileURLToPath(new URL(script, import.meta.url)), ...args], { maxBuffer: 1e8 });
  return JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '{}');
};
const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const ms = (value: number) => `${value.toFixed(value < 10 ? 2 : 0)} ms`;

const folder = mkdtempSync(join(tmpdir(), 'millrace-bench-'));
const table: Row[] = [];
// biome-ignore lint/suspicious/noExplicitAny: the figures of the children, written out as they are
const figures: Record<string, any> = { machine: `${cpus().length} x ${cpus()[0]?.model}`, sizes: {} };
const add = (what: string, value: string, goal = '', met: boolean | null = null) => {
  table.push({ what, value, goal, met });
  console.log(`  ${what}: ${value}${goal ? ` (goal: ${goal}${met === null ? '' : met ? ', met' : ', NOT met'})` : ''}`);
};

const { server, url, stop } = await startSeededServer();
const tidyUp = async () => {
  await stop();
  rmSync(folder, { recursive: true, force: true });
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void tidyUp().finally(() => process.exit(130)));
}
try {
  await seedClients(server, 10_000);
  await seedProjects(server, 50_000);
  let seeded = 0;
  for (const size of SIZES) {
    await seedContacts(server, seeded, size);
    seeded = size;
    await server.sql('analyze');
    const copy = join(folder, `copy-${size}`);
    const recording = join(folder, 'answers.ndjson');
    const label = `${number.format(size)} contacts`;

    const first = await child('first-sync.ts', copy, url, ...(size === 100_000 ? [recording] : []));
    add(`${label}, 10,000 clients, 50,000 projects: first sync from Postgres`, `${(first.milliseconds / 1000).toFixed(1)} s`);
    add(`${label}: all rows visible, search still being built`, `${(first.millisecondsToRows / 1000).toFixed(1)} s`);
    add(
      `${label}: peak memory of the process`,
      `${number.format(first.peakMegabytes)} MB`,
      'under 250 MB',
      first.peakMegabytes < 250,
    );
    add(`${label}: longest pause of the process`, ms(first.longestPauseMs));

    if (size === 100_000) {
      const applied = await child('applied.ts', folder, recording);
      const share = applied.oursRowsPerSecond / applied.rawRowsPerSecond;
      const increments = applied.oursIncrementRowsPerSecond / applied.rawIncrementRowsPerSecond;
      add('better-sqlite3 alone: rows, then search index', `${number.format(applied.rawRowsPerSecond)} rows/s`);
      add('first sync applied', `${number.format(applied.oursRowsPerSecond)} rows/s`);
      add('first sync, of better-sqlite3 alone', `${(share * 100).toFixed(0)} %`, 'at least 60 %', share >= 0.6);
      add('better-sqlite3 alone: increments, index kept', `${number.format(applied.rawIncrementRowsPerSecond)} rows/s`);
      add('increments applied', `${number.format(applied.oursIncrementRowsPerSecond)} rows/s`);
      add('increments, of better-sqlite3 alone', `${(increments * 100).toFixed(0)} %`, 'at least 75 %', increments >= 0.75);
      const ratio = applied.oursBytes / applied.rawBytes;
      add('file size, of better-sqlite3 alone', `${ratio.toFixed(3)} times`, 'at most 1.1 times', ratio <= 1.1);
      figures.applied = applied;
    }

    const cache = openCache({ folder: copy, account: 'admin', key: Buffer.alloc(32, 7) });
    const sync = createSync({ cache, pull: httpPull(url) });
    await sync.pullNow();
    const deltas: number[] = [];
    for (let round = 0; round < ROUNDS.unmeasured + ROUNDS.measured; round += 1) {
      await changeHundred(server, size, round);
      const took = await timed(() => sync.pullNow());
      if (round >= ROUNDS.unmeasured) deltas.push(took);
    }
    cache.close();
    const delta = deltas.reduce((sum, took) => sum + took, 0) / deltas.length;
    add(`${label}: a delta of 100 changes`, ms(delta));

    const reads = await child('reads.ts', copy, String(size));
    add(`${label}: first page, opening the file included`, ms(reads.coldFirstPageMs));
    const latency = (what: string, value: number) => add(`${label}: ${what}, 99th percentile`, ms(value), '3 ms', value <= 3);
    latency('first page', reads.firstPageP99Ms);
    latency('any page', reads.anyPageP99Ms);
    add(`${label}: search, newest 50 and total, median`, ms(reads.searchMedianMs));
    latency('search, newest 50 and total', reads.searchP99Ms);
    figures.sizes[size] = { first, deltaMs: delta, deltas, reads };
  }
  const deltas = SIZES.map((size) => figures.sizes[size].deltaMs as number);
  const spread = Math.max(...deltas) / Math.min(...deltas);
  add('delta of 100, slowest size to fastest', `${spread.toFixed(2)} times`, 'within 1.3 times', spread <= 1.3);

  const cold = await measureColdStart({ contacts: 100_000 });
  const toRows = Math.max(...cold.toRows);
  add('cold start, 100,000 cached contacts: page to first rows, slowest start', ms(toRows), 'at most 1 s', toRows <= 1_000);
  add('cold start: from the start of the process, with the browser of the stand-in, median', ms(median(cold.fromProcess)));
  figures.coldStart = cold;
} finally {
  await tidyUp();
}

console.table(table.map(({ what, value, goal, met }) => ({ what, value, goal, met: met === null ? '' : met ? 'yes' : 'NO' })));
if (process.env.BENCH_OUTPUT) writeFileSync(process.env.BENCH_OUTPUT, `${JSON.stringify({ ...figures, table }, null, 2)}\n`);
