import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { StartError } from '../start-error.ts';
import { type FolderLock, lockFolder } from './lock.ts';
import { openSecrets, type Secrets } from './secrets.ts';

/** Raised when a folder of this layout could no longer be read by older code. */
const LAYOUT = 1;
const MARKER = 'millrace.json';
const LOCK_FILES = new Set(['lock', 'lock-journal', 'holder.txt']);

const markerSchema = z.object({
  product: z.literal('millrace'),
  layout: z.number().int(),
  createdAt: z.string(),
  /** Whether the folder was made with demo data; decided once, at its creation. */
  demo: z.boolean(),
  /** False until the database was made whole once; a folder that was killed before starts over. */
  complete: z.boolean(),
});
type Marker = z.infer<typeof markerSchema>;

export interface DataFolder {
  path: string;
  database: string;
  mail: string;
  spool: string;
  secrets: Secrets;
  demo: boolean;
  /** True until `markComplete`: this start makes the database. */
  isNew: boolean;
  announce(address: string): void;
  markComplete(): void;
  release(): void;
}

/**
 * Opens, or makes, the folder in which a local edition keeps everything, and takes it for this process.
 * @throws StartError when it is in use, not writable, foreign, or of a newer version.
 */
export function openDataFolder(path: string, options: { demo: boolean; fresh: boolean }): DataFolder {
  makeWritable(path);
  refuseForeign(path);
  const lock = takeLock(path);
  try {
    if (options.fresh) empty(path);
    let marker = readMarker(path) ?? writeMarker(path, newMarker(options.demo));
    if (marker.layout > LAYOUT)
      throw new StartError(`${path} was written by a newer version of this software. Update it, or choose another DATA_DIR.`);
    const database = join(path, 'database');
    if (!marker.complete) {
      rmSync(database, { recursive: true, force: true });
      marker = writeMarker(path, newMarker(options.demo));
    }
    for (const part of ['mail', 'spool']) mkdirSync(join(path, part), { recursive: true });
    return {
      path,
      database,
      mail: join(path, 'mail'),
      spool: join(path, 'spool'),
      secrets: openSecrets(path),
      demo: marker.demo,
      isNew: !marker.complete,
      announce: lock.announce,
      markComplete: () => void writeMarker(path, { ...marker, complete: true }),
      release: lock.release,
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

function newMarker(demo: boolean): Marker {
  return { product: 'millrace', layout: LAYOUT, createdAt: new Date().toISOString(), demo, complete: false };
}

function makeWritable(path: string): void {
  const probe = join(path, `.writable-${process.pid}`);
  try {
    mkdirSync(path, { recursive: true });
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
    throw new StartError(`The data folder ${path} cannot be written (${code}). Choose another with DATA_DIR.`);
  }
}

function refuseForeign(path: string): void {
  const entries = readdirSync(path).filter((entry) => !LOCK_FILES.has(entry) && !entry.startsWith('.writable-'));
  if (entries.length === 0 || readMarker(path)) return;
  throw new StartError(
    `${path} holds other files (${entries[0]}) and is no data folder of this software. Choose another with DATA_DIR.`,
  );
}

function takeLock(path: string): FolderLock {
  const lock = lockFolder(path);
  if ('heldBy' in lock)
    throw new StartError(`The data folder ${path} is in use by ${lock.heldBy}. Stop that first, or choose another DATA_DIR.`);
  return lock;
}

function empty(path: string): void {
  for (const entry of readdirSync(path)) {
    if (!LOCK_FILES.has(entry)) rmSync(join(path, entry), { recursive: true, force: true });
  }
}

function readMarker(path: string): Marker | undefined {
  try {
    return markerSchema.parse(JSON.parse(readFileSync(join(path, MARKER), 'utf8')));
  } catch {
    return undefined;
  }
}

function writeMarker(path: string, marker: Marker): Marker {
  const file = join(path, MARKER);
  writeFileSync(`${file}.new`, `${JSON.stringify(marker, null, 2)}\n`);
  renameSync(`${file}.new`, file);
  return marker;
}
