import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMailCatcher } from '@millrace/server/mail-catcher';
import type { Page } from '@playwright/test';
import { startEdition } from '../fixtures/edition.ts';
import { leaveMessage, signInAsAdmin } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ editionOptions: { name: 'thin path' } });

const messageRow = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email });

test('a visitor’s message reaches an admin, by mail and on the dashboard', async ({ page, edition }) => {
  await leaveMessage(page, {
    name: 'Nora Bright',
    email: 'nora@shop.example',
    message: 'We tend two lathes by hand and want to stop.',
  });

  const toStaff = await edition.waitForMail({ subject: 'Nora Bright', text: 'two lathes' });
  expect(toStaff.to).toBe('leads@millrace.example');
  await edition.waitForMail({ to: 'nora@shop.example' });

  await signInAsAdmin(page);
  await page
    .getByRole('tab', { name: 'Contacts' })
    .or(page.getByRole('link', { name: 'Contacts', exact: true }))
    .first()
    .click();
  await expect(page).toHaveURL(/\/admin\/contacts/);
  const row = messageRow(page, 'nora@shop.example');
  await expect(row).toContainText('Nora Bright');
  await expect(row).toContainText('We tend two lathes by hand');
  await expect(row).toContainText('Notified');
});

test('R11 a message sent just before a SIGKILL is there after the restart', async ({ browser }) => {
  test.slow();
  const edition = await startEdition();
  const page = await browser.newPage({ baseURL: edition.url });
  try {
    await leaveMessage(page, { name: 'Kim Sudden', email: 'kim@shop.example', message: 'Are you still there?' });
    await edition.kill();
    await edition.restart();
    await signInAsAdmin(page);
    await page.goto('/admin/contacts');
    await expect(messageRow(page, 'kim@shop.example')).toContainText('Are you still there?');
  } finally {
    await page.close();
    await edition.dispose();
  }
});

test('R11 with the mail server down a message is kept as New, and turns Notified by itself once it is back', async ({
  browser,
}) => {
  test.slow();
  const folder = mkdtempSync(join(tmpdir(), 'outage-'));
  let catcher = await startMailCatcher({ folder });
  const { port, url } = catcher;
  await catcher.stop();
  const edition = await startEdition({ environment: { SMTP_URL: url } });
  const page = await browser.newPage({ baseURL: edition.url });
  try {
    await leaveMessage(page, { name: 'Ola Patient', email: 'ola@shop.example', message: 'No hurry.' });
    await signInAsAdmin(page);
    await page.goto('/admin/contacts');
    await expect(messageRow(page, 'ola@shop.example')).toContainText('New');
    catcher = await startMailCatcher({ folder, port });
    await expect
      .poll(async () => (await catcher.store.list()).some((mail) => mail.text.includes('No hurry.')), { timeout: 20_000 })
      .toBe(true);
    await expect(async () => {
      await page.reload();
      await expect(messageRow(page, 'ola@shop.example')).toContainText('Notified', { timeout: 2_000 });
    }).toPass({ timeout: 20_000 });
  } finally {
    await page.close();
    await edition.dispose();
    await catcher.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
