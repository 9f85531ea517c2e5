import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { holdsLockfile, installDependencies } from './dependencies.mjs';
import { npmReason } from './npm.mjs';

const needed = { 'node_modules/zod': { version: '4.6.7', integrity: 'sha512-a' } };
const elsewhere = { 'node_modules/@x/darwin': { version: '1.0.0', integrity: 'sha512-b', optional: true } };
const workspace = { 'packages/core': { version: '0.1.0' } };

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'millrace-dependencies-'));
  mkdirSync(join(root, 'node_modules', 'zod'), { recursive: true });
  writeFileSync(join(root, 'package.json'), '{ "name": "x", "version": "1.0.0" }');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** @param {object} packages */
const lockfile = (packages) =>
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, packages: { '': {}, ...packages } }));
/** @param {object} packages */
const record = (packages) => writeFileSync(join(root, 'node_modules', '.package-lock.json'), JSON.stringify({ packages }));

const install = () => installDependencies({ root, node: process.execPath, env: process.env });

describe('holdsLockfile', () => {
  beforeEach(() => lockfile({ ...needed, ...elsewhere, ...workspace }));

  it('is true when all but the packages of other platforms are there', () => {
    record(needed);
    expect(holdsLockfile(root)).toBe(true);
  });

  it.each([
    ['nothing was ever installed', undefined],
    ['a package is missing', {}],
    ['a package has another version', { 'node_modules/zod': { version: '4.0.0', integrity: 'sha512-a' } }],
    ['a package has another content', { 'node_modules/zod': { version: '4.6.7', integrity: 'sha512-z' } }],
    ['a package too many is there', { ...needed, 'node_modules/left': { version: '1.0.0' } }],
  ])('is false when %s', (_, held) => {
    if (held) record(held);
    expect(holdsLockfile(root)).toBe(false);
  });

  it('is false when a folder was removed by hand', () => {
    record(needed);
    rmSync(join(root, 'node_modules', 'zod'), { recursive: true });
    expect(holdsLockfile(root)).toBe(false);
  });
});

describe('installDependencies', () => {
  it('believes what was installed by hand, then remembers it', async () => {
    lockfile(needed);
    record(needed);
    expect((await install()).detail).toBe('already installed');
    expect((await install()).detail).toBe('unchanged');
  });

  it('says why npm failed and leaves no mark of success', async () => {
    lockfile({ '': { name: 'x', version: '1.0.0', dependencies: { zod: '4.6.7' } } });
    writeFileSync(
      join(root, 'package.json'),
      '{ "name": "x", "version": "1.0.0", "dependencies": { "missing-file": "file:./nowhere" } }',
    );
    await expect(install()).rejects.toMatchObject({ name: 'SetupError', output: expect.stringContaining('in sync') });
    expect(() => readFileSync(join(root, 'node_modules', '.millrace-lock'))).toThrow();
  });
});

describe('npmReason', () => {
  it('keeps the reason and drops the warnings and the manual', () => {
    const output =
      'npm warn Unknown user config\nnpm error code EUSAGE\nnpm error Missing: a@1 from lock file\nnpm error Usage:\nnpm error npm ci\n';
    expect(npmReason(output)).toBe('code EUSAGE\nMissing: a@1 from lock file');
  });
});
