import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resolveAsset } from './resolve-asset.ts';

let folder: string;
let root: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'assets-'));
  root = join(folder, 'renderer');
  mkdirSync(join(root, 'assets'), { recursive: true });
  writeFileSync(join(root, 'index.html'), 'index');
  writeFileSync(join(root, 'assets', 'a b.js'), 'script');
  writeFileSync(join(folder, 'secret.js'), 'secret');
  mkdirSync(join(folder, 'renderer-other'));
  writeFileSync(join(folder, 'renderer-other', 'file.js'), 'sibling');
  symlinkSync(join(folder, 'secret.js'), join(root, 'link.js'));
  symlinkSync(folder, join(root, 'up'));
  symlinkSync(join(root, 'assets'), join(root, 'inside'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('R30: a request of the app protocol', () => {
  test.each(['/', '/admin', '/admin/contacts', '/index.html'])('%s is the page', (path) => {
    expect(resolveAsset(root, path)).toBe(join(root, 'index.html'));
  });

  test('is a file inside the folder, its name decoded once, also through a link that stays inside', () => {
    expect(resolveAsset(root, '/assets/a%20b.js')).toBe(join(root, 'assets', 'a b.js'));
    expect(resolveAsset(root, '/inside/a%20b.js')).toBe(join(root, 'assets', 'a b.js'));
    expect(resolveAsset(root, '/assets/a%2520b.js')).toBeNull();
  });

  test.each([
    ['traversal', '/../secret.js'],
    ['deep traversal', '/assets/../../secret.js'],
    ['encoded traversal', '/%2e%2e/secret.js'],
    ['encoded slashes', '/..%2fsecret.js'],
    ['backslashes', '/..%5csecret.js'],
    ['a link that leads out', '/link.js'],
    ['a folder link that leads out', '/up/secret.js'],
    ['a sibling with the same prefix', '/../renderer-other/file.js'],
    ['an absolute path', '//etc/passwd.js'],
    ['a NUL', '/assets/a%00.js'],
    ['a bad escape', '/%zz.js'],
    ['what does not exist', '/assets/none.js'],
  ])('refuses %s', (_what, path) => {
    expect(resolveAsset(root, path)).toBeNull();
  });
});
