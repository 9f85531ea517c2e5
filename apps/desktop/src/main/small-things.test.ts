import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MenuItemConstructorOptions } from 'electron';
import { describe, expect, test, vi } from 'vitest';
import { errorLog } from './error-log.ts';
import { menuTemplate } from './menu.ts';
import { patientFetch } from './network.ts';
import { keepUpdated, type Updater } from './updates.ts';
import { reloadOnce } from './window/one-reload.ts';

const entries = (template: MenuItemConstructorOptions[]): MenuItemConstructorOptions[] =>
  template.flatMap((entry) => [entry, ...(Array.isArray(entry.submenu) ? entries(entry.submenu) : [])]);

describe('the native menu', () => {
  const actions = { navigate: vi.fn(), refresh: vi.fn(), signOut: vi.fn(), about: vi.fn(), openLogs: vi.fn() };

  test.each(['darwin', 'win32', 'linux'] as const)('on %s names every action once and no shortcut twice', (platform) => {
    const all = entries(menuTemplate(platform, 'Console', actions));
    const shortcuts = all.flatMap(({ accelerator }) => accelerator ?? []);
    expect(new Set(shortcuts).size).toBe(shortcuts.length);
    for (const id of ['about', 'sign-out', 'refresh', 'logs', 'go:/admin', 'go:/admin/support'])
      expect(
        all.filter((entry) => entry.id === id),
        id,
      ).toHaveLength(1);
    expect(all.some(({ role }) => role === 'quit')).toBe(true);
    expect(all.some(({ role }) => role === 'reload' || role === 'toggleDevTools')).toBe(false);
  });

  test('opens a screen', () => {
    const clients = entries(menuTemplate('linux', 'Console', actions)).find(({ id }) => id === 'go:/admin/clients');
    const press = clients?.click as (() => void) | undefined;
    press?.();
    expect(actions.navigate).toHaveBeenCalledWith('/admin/clients');
  });
});

test('a page that died is loaded again once; a second death within a minute is left to the person', () => {
  let died: ((event: unknown, details: { reason: string; exitCode: number }) => void) | undefined;
  const contents = { on: (_name: string, heard: typeof died) => (died = heard), reload: vi.fn() };
  const report = vi.fn();
  const giveUp = vi.fn();
  let time = 0;
  reloadOnce(contents as unknown as Parameters<typeof reloadOnce>[0], report, giveUp, () => time);
  const crash = (at: number, reason = 'crashed') => {
    time = at;
    died?.({}, { reason, exitCode: 1 });
    return [contents.reload.mock.calls.length, giveUp.mock.calls.length];
  };
  expect(crash(0)).toEqual([1, 0]);
  expect(crash(59_000)).toEqual([1, 1]);
  expect(crash(300_000)).toEqual([2, 1]);
  expect(crash(900_000, 'clean-exit')).toEqual([2, 1]);
  expect(report).toHaveBeenCalledTimes(3);
});

describe('the error log', () => {
  test('keeps one line an error without anybody’s address, and the last megabyte twice', () => {
    const folder = mkdtempSync(join(tmpdir(), 'log-'));
    try {
      const log = errorLog(folder, () => new Date('2026-11-21T08:00:00Z'));
      log.write('bridge', new Error('no row for dana.whitlock@client.example'));
      const line = readFileSync(join(folder, 'errors.log'), 'utf8');
      expect(JSON.parse(line)).toMatchObject({ at: '2026-11-21T08:00:00.000Z', where: 'bridge' });
      expect(line).not.toContain('dana');
      writeFileSync(join(folder, 'errors.log'), 'x'.repeat(1_000_001));
      log.write('bridge', 'next');
      expect(readdirSync(folder).sort()).toEqual(['errors.log', 'errors.log.1']);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('does not turn one error into two when nothing can be written', () => {
    // A folder cannot be made inside a file.
    expect(() => errorLog(join(import.meta.filename, 'logs')).write('x', 'y')).not.toThrow();
  });
});

describe('updates (R32)', () => {
  const updater = () => {
    const heard = new Map<string, (about: never) => void>();
    const fake = {
      autoDownload: false,
      autoInstallOnAppQuit: false,
      allowDowngrade: true,
      setFeedURL: vi.fn(),
      checkForUpdates: vi.fn(async () => null),
      on: (event: string, listener: (about: never) => void) => heard.set(event, listener),
    };
    return {
      fake,
      updater: fake as unknown as Updater,
      tell: (event: string, about: unknown) => heard.get(event)?.(about as never),
    };
  };
  const log = { write: vi.fn() };

  test('are not even loaded without a feed', async () => {
    const load = vi.fn();
    const said = await keepUpdated(null, load, log);
    expect([said(), load.mock.calls.length]).toEqual([null, 0]);
  });

  test('never come over anything but https', async () => {
    await expect(keepUpdated('http://updates.example', vi.fn(), log)).rejects.toThrow('https');
  });

  test('are looked for now and then, never downwards, and the about box tells of them', async () => {
    const { fake, updater: own, tell } = updater();
    let again = () => {};
    const said = await keepUpdated(
      'https://updates.example/console',
      async () => own,
      log,
      (work) => (again = work),
    );
    expect(fake).toMatchObject({ autoDownload: true, autoInstallOnAppQuit: true, allowDowngrade: false });
    expect(fake.setFeedURL).toHaveBeenCalledWith({ provider: 'generic', url: 'https://updates.example/console' });
    expect(said()).toBe('Up to date');
    again();
    expect(fake.checkForUpdates).toHaveBeenCalledTimes(2);
    tell('update-downloaded', { version: '1.2.0' });
    expect(said()).toContain('1.2.0');
    tell('error', new Error('bad signature'));
    expect(log.write).toHaveBeenCalledWith('update', expect.any(Error));
  });
});

test('a request ends when its own signal does', async () => {
  const send = vi.fn(
    (_input: unknown, init?: RequestInit) =>
      new Promise<Response>((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
  );
  const controller = new AbortController();
  const answer = patientFetch(send)(new URL('https://db.example/rest'), { signal: controller.signal });
  controller.abort(new Error('signed out'));
  await expect(answer).rejects.toThrow('signed out');
  expect(send.mock.calls[0]?.[0]).toBe('https://db.example/rest');
});
