import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fingerprint } from './inputs.mjs';

let root = '';
/**
 * @param {string} file
 * @param {string} text
 */
function write(file, text) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'millrace-inputs-'));
  for (const file of ['package.json', 'package-lock.json', 'postcss.config.mjs', 'tsconfig.base.json']) write(file, '{}');
  write('apps/web/src/main.tsx', 'one');
  write('packages/ui/src/theme.ts', 'one');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('fingerprint', () => {
  it.each([
    'apps/web/src/main.tsx',
    'apps/web/vite.config.ts',
    'packages/ui/src/theme.ts',
    'packages/ui/src/a.module.css',
    'package-lock.json',
  ])('changes with %s', (file) => {
    const before = fingerprint(root, {});
    write(file, 'two');
    expect(fingerprint(root, {})).not.toBe(before);
  });

  it.each([
    'apps/web/dist/index.html',
    'apps/web/node_modules/.vite/x.js',
    'apps/web/src/main.test.tsx',
    'apps/server/src/main.ts',
    'packages/ui/src/.swp',
  ])('does not change with %s', (file) => {
    const before = fingerprint(root, {});
    write(file, 'two');
    expect(fingerprint(root, {})).toBe(before);
  });

  it('changes with the variables that the build reads, and with no others', () => {
    const before = fingerprint(root, {});
    expect(fingerprint(root, { HOME: '/root' })).toBe(before);
    expect(fingerprint(root, { VITE_SUPABASE_URL: 'https://a.example' })).not.toBe(before);
  });
});
