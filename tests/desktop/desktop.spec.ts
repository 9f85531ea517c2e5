import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dashboard, indicator, openTab, signIn } from './fixtures/people.ts';
import { onServer } from './fixtures/rows.ts';
import { expect, test } from './fixtures/test.ts';

const AWAY = { SUPABASE_URL: 'http://127.0.0.1:9' };

test('the native menu opens every screen by a shortcut, refreshes, tells about the program and signs out', async ({ launch }) => {
  const { page, command, desktop } = await launch();
  await signIn(page);
  const { menu } = await desktop();
  const shortcuts = menu.filter(({ id }) => id?.startsWith('go:')).map(({ label, accelerator }) => [label, accelerator]);
  expect(shortcuts).toEqual([
    ['Overview', 'CmdOrCtrl+1'],
    ['Contacts', 'CmdOrCtrl+2'],
    ['Clients', 'CmdOrCtrl+3'],
    ['Projects', 'CmdOrCtrl+4'],
    ['Orders', 'CmdOrCtrl+5'],
    ['Invoices', 'CmdOrCtrl+6'],
    ['Support', 'CmdOrCtrl+7'],
  ]);
  for (const [label, heading] of [
    ['Clients', 'Client Management'],
    ['Projects', 'Projects Management'],
    ['Overview', 'Overview'],
  ]) {
    await command('press-menu', label);
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  }
  await command('press-menu', 'refresh');
  await expect(indicator(page)).toHaveText('Live');

  await command('press-menu', 'about');
  await expect.poll(async () => (await desktop()).messageBoxes).toHaveLength(1);
  expect((await desktop()).messageBoxes[0]?.message).toBe('Millrace Console 0.1.0');
  await command('press-menu', 'logs');
  expect((await desktop()).openedPaths).toHaveLength(1);

  await command('press-menu', 'sign-out');
  await expect(page.getByRole('heading', { name: 'Admin Dashboard Login' })).toBeVisible();
});

test('a new lead is notified when the window is not in front, and a click opens its list', async ({ edition, launch }) => {
  const server = onServer(edition);
  const { page, command, desktop } = await launch();
  await signIn(page);

  await server.addContact({ name: 'Seen Anyway' });
  await command('press-menu', 'refresh');
  await expect(page.getByText('Seen Anyway')).toBeVisible();
  expect((await desktop()).notifications).toEqual([]);

  await command('blur');
  await server.addContact({ name: 'Just Arrived' });
  await command('wake');
  await expect
    .poll(async () => (await desktop()).notifications)
    .toEqual([{ title: 'New contact message', body: 'Just Arrived' }]);
  await command('click-notification', 0);
  await expect(page.getByRole('row', { name: /Just Arrived/ })).toBeVisible();
});

test('what others change appears by itself when the window comes to the front, and what is written here at once', async ({
  edition,
  launch,
}) => {
  const server = onServer(edition);
  const id = await server.addClient({ full_name: 'Changed Elsewhere' });
  const { page, command } = await launch();
  await signIn(page);
  await openTab(page, 'Clients');
  await expect(page.getByRole('row', { name: /Changed Elsewhere/ })).toBeVisible();

  await command('blur');
  await server.update('clients', id, { full_name: 'Renamed Elsewhere' });
  await command('focus');
  await expect(page.getByRole('row', { name: /Renamed Elsewhere/ })).toBeVisible();

  await page.getByRole('button', { name: 'Add Client' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Client' });
  await dialog.getByLabel('Full Name').fill('Written Here');
  await dialog.getByLabel('Email').fill('written.here@client.example');
  await dialog.getByRole('button', { name: 'Add Client' }).click();
  await expect(page.getByText('Client created successfully')).toBeVisible();
  await expect(page.getByRole('row', { name: /Written Here/ })).toBeVisible();
});

test('a list is exported offline to where the person says, and nothing else can be downloaded', async ({ folder, launch }) => {
  const online = await launch();
  await signIn(online.page);
  await online.quit();

  const { page, command, desktop } = await launch(AWAY);
  await expect(indicator(page)).toHaveText(/^Offline since/);
  await openTab(page, 'Contacts');
  const target = join(folder, 'exported.csv');
  await command('save-to', target);
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await expect.poll(async () => (await desktop()).saveDialogs).toHaveLength(1);
  expect((await desktop()).saveDialogs[0]?.defaultPath).toMatch(/^contacts-\d{4}-\d\d-\d\d\.csv$/);
  await expect
    .poll(() => {
      try {
        return readFileSync(target, 'utf8');
      } catch {
        return '';
      }
    })
    .toContain('Darnell Whitcomb');

  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob(['#!/bin/sh'], { type: 'text/plain' }));
    link.download = 'program.sh';
    link.click();
  });
  await openTab(page, 'Overview');
  expect((await desktop()).saveDialogs).toHaveLength(1);
});

test('the window comes back where it was, and a second start only brings it to the front', async ({ launch }) => {
  const first = await launch();
  await expect(first.page.getByRole('heading', { name: 'Admin Dashboard Login' })).toBeVisible();
  await first.command('resize', { width: 1010, height: 707 });
  await expect.poll(() => first.page.evaluate(() => window.innerWidth)).toBe(1010);
  await first.command('close-window').catch(() => {});
  await first.end();

  const second = await launch();
  await expect.poll(() => second.page.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([1010, 707]);
  await second.command('blur');
  await expect(launch()).rejects.toThrow('The console ended (0)');
  await second.command('second-instance');
  await expect(second.page.getByRole('heading', { name: 'Admin Dashboard Login' })).toBeVisible();
});

test('a page that died is loaded again where it was, once', async ({ launch }) => {
  const { page, command, desktop } = await launch();
  await signIn(page);
  await openTab(page, 'Projects');
  await command('kill-page');
  await expect(page.getByRole('heading', { name: 'Projects Management' })).toBeVisible();
  await expect(dashboard(page)).toBeVisible();
  await command('kill-page');
  await expect.poll(async () => (await desktop()).errorBoxes).toHaveLength(1);
});
