import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder of one test's own, gone when the test is. */
export const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'millrace-sync-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};
