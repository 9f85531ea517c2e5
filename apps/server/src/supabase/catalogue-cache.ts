import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { join } from 'node:path';
import type { CacheDriver } from '@supabase/lite';
import { readMigrations } from '../database/migrations.ts';

export interface CatalogueCache extends CacheDriver {
  /** Whether the database was once brought to exactly these migrations and this backend, so that nothing is to be made. */
  isCurrent: boolean;
}

/**
 * Remembers on the disk what the embedded backend reads of the database's catalogue, which takes it about a second at
 * every start. The file's name depends on everything the catalogue depends on: the migrations and the backend itself.
 * @param folder where the file goes; it may vanish at any time.
 */
export function catalogueCache(folder: string, migrationsFolder: string): CatalogueCache {
  const current = `${fingerprint(migrationsFolder)}.json`;
  mkdirSync(folder, { recursive: true });
  for (const other of readdirSync(folder)) if (other !== current) rmSync(join(folder, other), { force: true });
  const file = join(folder, current);
  return {
    isCurrent: existsSync(file),
    get: () => readFile(file, 'utf8').catch(() => undefined),
    async set(_key, value) {
      await writeFile(`${file}.new`, value);
      await rename(`${file}.new`, file);
    },
    // Asked for when a connection closes and after a migration; the name already changes with the latter.
    delete: () => Promise.resolve(),
  };
}

function fingerprint(migrationsFolder: string): string {
  const hash = createHash('sha256').update(backendVersion());
  for (const { version, sql } of readMigrations(migrationsFolder)) hash.update(version).update(sql);
  return hash.digest('hex').slice(0, 24);
}

function backendVersion(): string {
  const manifest = findPackageJSON('@supabase/lite', import.meta.url);
  return manifest ? (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version : '';
}
