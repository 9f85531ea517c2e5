import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { bin, run } from './process.mjs';

const node = (/** @type {string} */ code) => /** @type {const} */ ([process.execPath, ['-e', code]]);

/** @param {number} port */
const listens = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    socket.unref();
  });

describe('run', () => {
  it('keeps both channels and the exit code', async () => {
    const { code, output } = await run(...node('console.log("out"); console.error("err"); process.exitCode = 3'));
    expect(code).toBe(3);
    expect(output).toContain('out');
    expect(output).toContain('err');
  });

  it('tells a command that does not exist', async () => {
    expect((await run('/no/such/command', [])).code).toBe(127);
  });

  it.skipIf(process.platform === 'win32')('ends a command that takes too long, with what it started', async () => {
    const server = 'require("node:net").createServer().listen(0, "127.0.0.1", function () { console.log(this.address().port); })';
    const code = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(server)}], { stdio: 'inherit' }); setInterval(() => undefined, 1000);`;
    const ended = await run(...node(code), { limitMs: 4_000 });
    expect(ended).toMatchObject({ timedOut: true, code: 1, output: expect.stringMatching(/^\d+\n\nStill running/) });
    await vi.waitFor(async () => expect(await listens(Number.parseInt(ended.output, 10))).toBe(false));
  });

  it('offers nothing to read: no command waits for a keyboard', async () => {
    const { output } = await run(...node('process.stdin.on("data", () => undefined).on("end", () => console.log("ended"))'));
    expect(output.trim()).toBe('ended');
  });
});

describe('bin', () => {
  it.each([
    ['vitest', 'vitest'],
    ['vite', 'vite'],
    ['tsc', 'typescript'],
    ['playwright', '@playwright/test'],
  ])('finds %s', (name, owner) => {
    expect(existsSync(bin(name, owner))).toBe(true);
  });

  it('says when a package has no such command', () => {
    expect(() => bin('nope', 'vite')).toThrow('vite has no command "nope"');
  });
});
