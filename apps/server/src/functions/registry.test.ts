import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { readFunctions } from './registry.ts';

let folder = '';
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function supabaseFolder(files: Record<string, string>): string {
  folder = mkdtempSync(join(tmpdir(), 'functions-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

it('lists functions with verify_jwt as the configuration has it, on unless switched off', () => {
  const config = `
[functions.open]
verify_jwt = false
[functions."quoted-name"]
verify_jwt = false # public
[functions.closed]
enabled = true
[other]
verify_jwt = false
`;
  const names = ['open', 'quoted-name', 'closed', 'unmentioned', '_shared'];
  const files = Object.fromEntries(names.map((name) => [`functions/${name}/index.ts`, '']));
  expect(readFunctions(supabaseFolder({ ...files, 'config.toml': config, 'functions/empty/readme.md': '' }))).toEqual([
    { name: 'closed', verifyJwt: true },
    { name: 'open', verifyJwt: false },
    { name: 'quoted-name', verifyJwt: false },
    { name: 'unmentioned', verifyJwt: true },
  ]);
});

it('finds none where there is none', () => {
  expect(readFunctions(supabaseFolder({ 'config.toml': '' }))).toEqual([]);
});
