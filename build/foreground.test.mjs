import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { root } from './process.mjs';

const module = pathToFileURL(join(root, 'build', 'foreground.mjs')).href;

/** @param {string} program */
const launcherOf = (program) => `import { foreground } from '${module}';
process.exitCode = await foreground(process.execPath, ['-e', ${JSON.stringify(program)}], { env: process.env });`;

/**
 * A launcher as `npm start` is one, with `program` in its foreground.
 * @param {string} program
 */
const launch = (program) =>
  spawn(process.execPath, ['--input-type=module', '-e', launcherOf(program)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });

describe('foreground', () => {
  it('makes the exit code of the program ours', async () => {
    const [code] = await once(launch('process.exitCode = 7'), 'exit');
    expect(code).toBe(7);
  });

  it.skipIf(process.platform === 'win32')(
    'stops the program when npm, and the shell that npm put between, were told to stop',
    async () => {
      const program = `process.on('SIGTERM', () => { console.log('stopped'); process.exit(0); }); setInterval(() => undefined, 1000); console.log('ready');`;
      const shell = spawn('sh', ['-c', `"$0" --input-type=module -e "$1"; true`, process.execPath, launcherOf(program)], {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { ...process.env, npm_lifecycle_event: 'start' },
      });
      let output = '';
      shell.stdout.on('data', (chunk) => {
        output += chunk;
        if (String(chunk).includes('ready')) shell.kill('SIGTERM');
      });
      await once(shell, 'close'); // once nobody writes any more
      expect(output).toContain('stopped');
    },
  );

  it.skipIf(process.platform === 'win32').each(/** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))(
    'passes %s on exactly once, even when a terminal sends it to the whole group',
    async (signal) => {
      const program = `let heard = 0;
process.on('${signal}', () => { heard += 1; setTimeout(() => { console.log('heard ' + heard); process.exit(5); }, 200); });
setInterval(() => undefined, 1000); console.log('ready');`;
      const launcher = launch(program);
      let output = '';
      launcher.stdout.on('data', (chunk) => {
        output += chunk;
        if (String(chunk).includes('ready')) process.kill(-Number(launcher.pid), signal);
      });
      const [code] = await once(launcher, 'close');
      expect(output).toContain('heard 1');
      expect(code).toBe(5);
    },
  );
});
