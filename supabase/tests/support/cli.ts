import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Runs the Supabase CLI of the lockfile in the repository and answers what it printed. Throws with its words when it fails. */
export const supabaseCli = async (...args: string[]): Promise<string> => {
  const manifest = createRequire(import.meta.url).resolve('supabase/package.json');
  const { default: pack } = await import(manifest, { with: { type: 'json' } });
  const binary = join(dirname(manifest), typeof pack.bin === 'string' ? pack.bin : pack.bin.supabase);
  const env = { ...process.env, SUPABASE_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', NO_COLOR: '1' };
  try {
    const { stdout } = await run(process.execPath, [binary, ...args], { cwd: ROOT, env, maxBuffer: 32 * 1024 * 1024 });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`supabase ${args.slice(0, 2).join(' ')} failed:\n${stdout}\n${stderr}`, { cause: error });
  }
};
