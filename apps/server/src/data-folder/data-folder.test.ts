import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StartError } from '../start-error.ts';
import { type DataFolder, openDataFolder } from './data-folder.ts';

const defaults = { demo: true, fresh: false };
let path: string;
let open: DataFolder[];

const openFolder = (options = defaults) => {
  const folder = openDataFolder(path, options);
  open.push(folder);
  return folder;
};

beforeEach(() => {
  path = mkdtempSync(join(tmpdir(), 'data-'));
  open = [];
});

afterEach(() => {
  for (const folder of open) folder.release();
  rmSync(path, { recursive: true, force: true });
});

describe('a data folder', () => {
  it('is made where there is none, with secrets that only the owner can read', () => {
    path = join(path, 'deep', 'down');
    const { secrets, isNew, demo } = openFolder();
    expect({ isNew, demo }).toEqual({ isNew: true, demo: true });
    expect(secrets.serviceKey).toMatch(/^sb_secret_\S{32}$/);
    expect(statSync(join(path, 'secrets.json')).mode & 0o077).toBe(0);
  });

  it('keeps its secrets and its choice of demo data', () => {
    const first = openFolder();
    first.markComplete();
    first.release();
    const second = openFolder({ demo: false, fresh: false });
    expect(second.secrets).toEqual(first.secrets);
    expect(second).toMatchObject({ isNew: false, demo: true });
  });

  it('begins its database anew when it was killed before the database was whole', () => {
    const first = openFolder();
    mkdirSync(first.database);
    writeFileSync(join(first.database, 'half'), '');
    first.release();
    const second = openFolder();
    expect(second.isNew).toBe(true);
    expect(existsSync(join(second.database, 'half'))).toBe(false);
  });

  it('loses everything with --fresh, secrets included', () => {
    const first = openFolder();
    first.markComplete();
    mkdirSync(first.database);
    first.release();
    const second = openFolder({ demo: false, fresh: true });
    expect(second.secrets.jwtSecret).not.toBe(first.secrets.jwtSecret);
    expect(second).toMatchObject({ isNew: true, demo: false });
    expect(existsSync(second.database)).toBe(false);
  });

  it('is refused while another start has it, and says who', () => {
    openFolder().announce('http://127.0.0.1:4321');
    expect(() => openFolder()).toThrow(`The data folder ${path} is in use by process ${process.pid} at http://127.0.0.1:4321.`);
  });

  it('is free again after its release', () => {
    openFolder().release();
    expect(() => openFolder()).not.toThrow();
  });

  it('is refused when it holds something else, even with --fresh, and is left as it was', () => {
    writeFileSync(join(path, 'thesis.txt'), 'years of work');
    expect(() => openFolder({ demo: true, fresh: true })).toThrow(/holds other files \(thesis\.txt\)/);
    expect(readFileSync(join(path, 'thesis.txt'), 'utf8')).toBe('years of work');
  });

  it('is refused when a newer version wrote it', () => {
    openFolder().release();
    const marker = join(path, 'millrace.json');
    writeFileSync(marker, JSON.stringify({ ...JSON.parse(readFileSync(marker, 'utf8')), layout: 99 }));
    expect(() => openFolder()).toThrow(/newer version/);
    expect(() => openFolder()).toThrow(/newer version/);
  });

  it('is refused when it cannot be written', () => {
    writeFileSync(join(path, 'file'), '');
    path = join(path, 'file', 'below');
    expect(() => openFolder()).toThrow(StartError);
    expect(() => openFolder()).toThrow(/cannot be written \(ENOTDIR\)/);
    path = join(path, '..', '..');
  });
});
