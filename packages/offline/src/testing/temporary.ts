import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type Cache, type CacheOptions, openCache } from '../cache/cache.ts';

/** A folder of one test's own, gone when the test is. */
export const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'millrace-offline-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

export const testKey = (byte = 7): Buffer => Buffer.alloc(32, byte);

/** An empty cache in a folder of its own, closed when the test is over. */
export const temporaryCache = (options: Partial<CacheOptions> = {}): Cache => {
  const cache = openCache({ folder: temporaryFolder(), account: 'admin', key: testKey(), ...options });
  onTestFinished(() => cache.close());
  return cache;
};
