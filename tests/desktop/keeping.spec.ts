import { readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { offlineMessages } from '@millrace/core/messages';
import { cacheFiles, consoleFiles, filesWith } from './fixtures/files.ts';
import { admin, dashboard, enter, indicator, openTab, signIn } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';

/** Words of cached rows in every table, and what only a session has. */
const ROWS = ['Kept while typing', 'Whitcomb', 'twin-spindle', 'Kestrel Gear', 'Handrail weld', 'tanabe@', '555-0152'];
const SESSION = ['access_token', 'refresh_token', admin.password];
const AWAY = { SUPABASE_URL: 'http://127.0.0.1:9' };
const NO_KEYCHAIN = { STAND_IN_KEYCHAIN: 'basic_text' };

const question = (page: import('@playwright/test').Page) => page.getByRole('dialog', { name: 'Keep data on this computer?' });

const syncState = async () => {
  type Sync = { status(): Promise<{ value: { state: string } }> };
  const { sync } = (window as unknown as { millraceBridge: { sync: Sync } }).millraceBridge;
  return (await sync.status()).value.state;
};

test('R28 nothing that is cached can be read on disk, nor the session', async ({ folder, launch }) => {
  const running = await launch();
  await signIn(running.page);
  await openTab(running.page, 'Contacts');
  await running.page.getByRole('row', { name: /Darnell Whitcomb/ }).click();
  await expect(running.page.getByRole('dialog')).toContainText('twin-spindle');
  await running.page.keyboard.press('Escape');
  // An open form keeps its draft in the page's own storage, which must not be on disk either.
  await openTab(running.page, 'Clients');
  await running.page
    .getByRole('row', { name: /Hiro Tanabe/ })
    .getByRole('button', { name: /^Edit/ })
    .click();
  await running.page.getByRole('dialog').getByLabel('Address').fill('Kept while typing');
  expect(cacheFiles(folder).length).toBeGreaterThan(1);
  expect(filesWith(consoleFiles(folder), [...ROWS, ...SESSION])).toEqual([]);
  await running.quit();
  expect(filesWith(consoleFiles(folder), [...ROWS, ...SESSION])).toEqual([]);
});

test.describe('R28 where the system has no keychain', () => {
  test('the person is asked before anything is kept; refusing means online only, with nothing on disk', async ({
    folder,
    launch,
  }) => {
    const running = await launch(NO_KEYCHAIN);
    const { page } = running;
    await enter(page, admin);
    await expect(question(page)).toBeVisible();
    await page.mouse.click(5, 5);
    expect(consoleFiles(folder).filter((path) => path.includes('/vault/'))).toEqual([]);
    await page.getByRole('button', { name: 'Work online only' }).click();
    await expect(question(page)).toBeHidden();

    await expect(indicator(page)).toHaveText('Live');
    await openTab(page, 'Clients');
    await expect(page.getByRole('row', { name: /Hiro Tanabe/ })).toBeVisible();
    expect(consoleFiles(folder).filter((path) => path.includes('/vault/'))).toEqual([]);
    await running.quit();

    const again = await launch(NO_KEYCHAIN);
    await expect(again.page.getByRole('heading', { name: 'Admin Dashboard Login' })).toBeVisible();
  });

  test('agreeing keeps an encrypted copy that opens offline, until the person signs out', async ({ folder, launch }) => {
    const running = await launch(NO_KEYCHAIN);
    await enter(running.page, admin);
    await running.page.getByRole('button', { name: 'Keep a copy' }).click();
    await expect(question(running.page)).toBeHidden();
    // The indicator may still show the state of the moment before, when there was no copy.
    await expect.poll(() => running.page.evaluate(syncState)).toBe('live');
    await expect.poll(() => cacheFiles(folder).length).toBeGreaterThan(1);
    await running.quit();
    expect(filesWith(consoleFiles(folder), [...ROWS, ...SESSION])).toEqual([]);

    const travelling = await launch({ ...NO_KEYCHAIN, ...AWAY });
    await openTab(travelling.page, 'Clients');
    await expect(travelling.page.getByRole('row', { name: /Hiro Tanabe/ })).toBeVisible();
    await expect(question(travelling.page)).toBeHidden();
    await travelling.page.getByRole('button', { name: 'Sign Out' }).click();
    await expect.poll(() => consoleFiles(folder).filter((path) => path.includes('/vault/'))).toEqual([]);
  });
});

test.describe('R26 a copy that cannot be opened', () => {
  const databaseIn = (folder: string) => cacheFiles(folder).find((path) => path.endsWith('.db')) ?? '';

  test('because the keychain lost its key: the person signs in and everything is fetched again', async ({ folder, launch }) => {
    const first = await launch();
    await signIn(first.page);
    await first.quit();
    rmSync(join(folder, 'keychain'), { recursive: true });

    const { page } = await launch();
    await expect(page.getByRole('heading', { name: 'Admin Dashboard Login' })).toBeVisible();
    await signIn(page);
    await expect(page.getByText(offlineMessages.recovered)).toBeVisible();
    await openTab(page, 'Clients');
    await expect(page.getByRole('row', { name: /Hiro Tanabe/ })).toBeVisible();
  });

  const damages: [string, (path: string) => void][] = [
    ['whose first pages were overwritten', (path) => writeFileSync(path, Buffer.alloc(16_384, 7), { flag: 'r+' })],
    ['that was cut to nothing', (path) => truncateSync(path, 0)],
  ];
  for (const [what, damage] of damages) {
    test(`${what} is rebuilt, with a message, and is whole at the next start`, async ({ folder, launch }) => {
      const first = await launch();
      await signIn(first.page);
      await first.quit();
      const path = databaseIn(folder);
      for (const name of readdirSync(join(path, '..'))) if (/-(wal|shm)$/.test(name)) rmSync(join(path, '..', name));
      damage(path);

      const second = await launch();
      await expect(dashboard(second.page)).toBeVisible();
      await expect(second.page.getByText(offlineMessages.recovered)).toBeVisible();
      await openTab(second.page, 'Clients');
      await expect(second.page.getByRole('row', { name: /Hiro Tanabe/ })).toBeVisible();
      await expect(indicator(second.page)).toHaveText('Live');
      await second.quit();

      const third = await launch(AWAY);
      await openTab(third.page, 'Clients');
      await expect(third.page.getByRole('row', { name: /Hiro Tanabe/ })).toBeVisible();
      await expect(third.page.getByText(offlineMessages.recovered)).toBeHidden();
    });
  }
});
