// `npm run test:fault` and `npm run test:fuzz`: the long runs of fault.test.ts and fuzz.test.ts, with as many leads or bodies as promised.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const counts = { fault: { FAULT_LEADS: '2000' }, fuzz: { FUZZ_BODIES: '10000' } };
const [name = ''] = process.argv.slice(2);
const count = counts[/** @type {keyof typeof counts} */ (name)];
if (!count) throw new Error(`usage: node tests/intake/full.mjs ${Object.keys(counts).join('|')}`);

const vitest = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url));
const { status } = spawnSync(process.execPath, [vitest, 'run', '--project', 'intake', `tests/intake/${name}.test.ts`], {
  cwd: fileURLToPath(new URL('../..', import.meta.url)),
  env: { ...count, ...process.env },
  stdio: 'inherit',
});
process.exit(status ?? 1);
