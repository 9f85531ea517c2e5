import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { accountMessages } from '@millrace/core/messages';
import { cacheFiles, consoleFiles } from './fixtures/files.ts';
import { admin, client, dashboard, enter, indicator, newAdmin, openTab, setRole, signIn } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';

const signInPage = (page: import('@playwright/test').Page) => page.getByRole('heading', { name: 'Admin Dashboard Login' });

/** What must be gone after a sign-out: session, unlock record, caches, keys. */
const kept = (folder: string) => consoleFiles(folder).filter((path) => path.includes('/vault/'));

test('a person who is no admin is refused and leaves nothing behind', async ({ folder, launch }) => {
  const { page } = await launch();
  await enter(page, client);
  await expect(page.getByRole('alert')).toHaveText(accountMessages.adminRequired);
  await expect(signInPage(page)).toBeVisible();
  expect(kept(folder)).toEqual([]);
});

test('a wrong password shows the words of the server, and the form keeps the address', async ({ launch }) => {
  const { page } = await launch();
  await enter(page, { ...admin, password: 'not-the-password' });
  await expect(page.getByRole('alert')).toHaveText('Invalid login credentials');
  await expect(page.getByLabel('Email')).toHaveValue(admin.email);
});

test('without a server nobody can sign in, and the page says why', async ({ launch }) => {
  const { page } = await launch({ SUPABASE_URL: 'http://127.0.0.1:9' });
  await enter(page, admin);
  await expect(page.getByRole('alert')).toContainText('The server cannot be reached');
});

test('R27 signing out during a sync deletes cache, -wal, -shm, key and session, and nothing brings them back', async ({
  folder,
  launch,
}) => {
  const first = await launch();
  await signIn(first.page);
  expect(cacheFiles(folder).some((path) => path.endsWith('cache.key'))).toBe(true);
  expect(cacheFiles(folder).some((path) => path.endsWith('.db-wal'))).toBe(true);

  await indicator(first.page).click();
  await first.page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(signInPage(first.page)).toBeVisible();
  await expect.poll(() => kept(folder)).toEqual([]);
  await first.command('focus');
  await first.command('wake');
  await first.quit();
  expect(kept(folder)).toEqual([]);

  const second = await launch();
  await expect(signInPage(second.page)).toBeVisible();
});

test('R27 an admin who was demoted loses cache and key with the next answer of the server', async ({
  edition,
  folder,
  launch,
}) => {
  const person = await newAdmin(edition, 'Briefly Admin');
  const { page } = await launch();
  await signIn(page, person);
  await openTab(page, 'Clients');
  await expect(page.getByRole('row', { name: /Hiro Tanabe/ })).toBeVisible();

  await setRole(edition, person.email, 'client');
  await indicator(page).click();
  await expect(signInPage(page)).toBeVisible();
  await expect(page.getByText(accountMessages.adminRequired)).toBeVisible();
  await expect(page.getByText('Hiro Tanabe')).toBeHidden();
  await expect.poll(() => kept(folder)).toEqual([]);
});

test('R27 an admin who was demoted while travelling is refused at the next start with a server', async ({
  edition,
  folder,
  launch,
}) => {
  const person = await newAdmin(edition, 'Formerly Admin');
  const before = await launch();
  await signIn(before.page, person);
  await before.quit();
  await setRole(edition, person.email, 'client');

  const { page } = await launch();
  await expect(page.getByText(accountMessages.adminRequired).first()).toBeVisible();
  await expect.poll(() => kept(folder)).toEqual([]);
});

test('R27 accounts have separate files and keys', async ({ edition, folder, launch }) => {
  const other = await newAdmin(edition, 'Other Admin');
  const { page } = await launch();
  const accounts = () => [...new Set(cacheFiles(folder).map((path) => basename(dirname(path))))];
  await signIn(page);
  const [first] = accounts();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await signIn(page, other);
  await expect(page.getByText('Welcome back Other Admin')).toBeVisible();
  expect(accounts()).toHaveLength(1);
  expect(accounts()).not.toEqual([first]);
});

test('after the offline days the console asks to sign in and keeps the data; with the server back it simply goes on', async ({
  edition,
  folder,
  launch,
}) => {
  const first = await launch();
  await signIn(first.page);
  await first.quit();
  const away = { SUPABASE_URL: 'http://127.0.0.1:9' };

  const tooLate = await launch({ ...away, MILLRACE_OFFLINE_DAYS: '0' });
  await expect(signInPage(tooLate.page)).toBeVisible();
  await expect(tooLate.page.getByText(/has not been reached for 0 days/)).toBeVisible();
  expect(cacheFiles(folder).length).toBeGreaterThan(0);
  await tooLate.quit();

  const inTime = await launch(away);
  await expect(dashboard(inTime.page)).toBeVisible();
  await expect(indicator(inTime.page)).toHaveText(/^Offline since/);
  await inTime.quit();

  const back = await launch({ MILLRACE_OFFLINE_DAYS: '0', SUPABASE_URL: edition.url });
  await expect(dashboard(back.page)).toBeVisible();
  expect(existsSync(join(folder, 'logs', 'errors.log'))).toBe(false);
});
