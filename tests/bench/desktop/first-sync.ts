/** A process of its own that runs a first sync: `first-sync.ts <folder> <url> [<file to record the answers in>]`. */
import { appendFileSync, statSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { PullAnswer } from '@millrace/data/contracts';
import { createSync, favourSmallMemory, openCache } from '@millrace/offline';
import { report } from './measure.ts';

favourSmallMemory(); // as the console's main process does
const [folder = '', url = '', recording] = process.argv.slice(2);
const cache = openCache({ folder, account: 'admin', key: Buffer.alloc(32, 7) });
const sync = createSync({
  cache,
  pull: async (query) => {
    const response = await fetch(url, { method: 'POST', body: JSON.stringify(query) });
    const text = await response.text();
    if (recording) appendFileSync(recording, `${text}\n`);
    return JSON.parse(text) as PullAnswer;
  },
});

let peak = 0;
let rows = 0;
let loadedAt = 0;
const watch = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage().rss);
}, 20);
const pauses = monitorEventLoopDelay({ resolution: 5 });
const start = performance.now();
sync.onStatus(({ pulling, indexing }) => {
  peak = Math.max(peak, process.memoryUsage().rss);
  if (pulling) rows = pulling.tables.reduce((sum, { received }) => sum + received, 0);
  if (indexing !== null && loadedAt === 0) loadedAt = performance.now();
});
pauses.enable();
const { trouble } = await sync.pullNow();
pauses.disable();
const end = performance.now();
clearInterval(watch);
if (trouble) throw new Error(`${trouble.message} ${trouble.details}`);
const stored = cache.read((connection) =>
  connection
    .prepare<[], { rows: number }>(
      'SELECT (SELECT count(*) FROM contact_submissions) + (SELECT count(*) FROM clients) + (SELECT count(*) FROM projects) AS rows',
    )
    .get(),
);
cache.write((connection) => connection.pragma('wal_checkpoint(truncate)'));
report({
  rows: stored?.rows ?? rows,
  milliseconds: end - start,
  millisecondsToRows: loadedAt - start,
  peakMegabytes: peak / 1e6,
  longestPauseMs: pauses.max / 1e6,
  p99PauseMs: pauses.percentile(99) / 1e6,
  bytes: statSync(cache.file).size,
});
cache.close();
