import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findChromium, usualPlaces } from './chromium.mjs';
import { findPostgres } from './postgres.mjs';

describe('usualPlaces', () => {
  it('knows where each system keeps its browsers', () => {
    expect(usualPlaces('linux', {})).toContain('/usr/bin/chromium');
    expect(usualPlaces('darwin', { HOME: '/Users/a' })).toContain(
      '/Users/a/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    );
    expect(usualPlaces('win32', { PROGRAMFILES: 'C:\\Programs' })).toContain(
      'C:\\Programs\\Google\\Chrome\\Application\\chrome.exe',
    );
  });
});

describe('findChromium', () => {
  it('takes what CHROMIUM_PATH names', async () => {
    const env = { CHROMIUM_PATH: process.execPath };
    expect((await findChromium({ node: process.execPath, env })).value).toBe(process.execPath);
  });

  it('refuses a CHROMIUM_PATH that does not exist, and says what to do', async () => {
    const finding = findChromium({ node: process.execPath, env: { CHROMIUM_PATH: '/no/such/browser' } });
    await expect(finding).rejects.toMatchObject({ name: 'SetupError', remedy: expect.stringContaining('CHROMIUM_PATH') });
  });
});

describe('findPostgres', () => {
  it('takes the programs in POSTGRES_BIN', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'millrace-postgres-'));
    writeFileSync(join(folder, process.platform === 'win32' ? 'initdb.exe' : 'initdb'), '');
    expect((await findPostgres({ env: { POSTGRES_BIN: folder } })).value).toEqual({ bin: folder });
    rmSync(folder, { recursive: true });
  });
});
