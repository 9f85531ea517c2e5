import { readFile } from 'node:fs/promises';
import { desktop, phone, signInTo, toast } from '../account/people.ts';
import { ask, sendMessage, service } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ editionOptions: { name: 'admin-contacts' } });

test('what a visitor wrote is on top, new and then notified', async ({ page, edition }) => {
  await sendMessage(edition, { name: 'Vera Field', email: 'vera@example.com', message: 'Can you tend a grinder?' });
  await signInTo(page, '/admin/contacts');
  const first = page.getByRole('row').nth(1);
  await expect(first).toContainText('Vera Field');
  await edition.waitForMail({ text: 'Can you tend a grinder?' });
  await page.reload();
  await expect(first).toContainText('Notified');
});

for (const [device, viewport] of Object.entries({ desktop, phone })) {
  test(`search, filter and sort are kept in the address (${device})`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await signInTo(page, '/admin/contacts');
    await expect(page.getByText('18 contacts').or(page.getByText('19 contacts'))).toBeVisible();
    await page.getByRole('searchbox').fill('gate hinges');
    await expect(page).toHaveURL('/admin/contacts?q=gate+hinges');
    await expect(page.getByText('1 contact', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByText('Clementine Ward')).toBeVisible();
    await page.getByRole('button', { name: 'Clear search' }).click();
    await page.getByLabel('Status', { exact: true }).selectOption('new');
    await expect(page).toHaveURL('/admin/contacts?status=new');
    await expect(page.getByText('Notified', { exact: true })).toHaveCount(2 - 1);
    await page.goBack();
    await expect(page).toHaveURL('/admin/contacts');
    await page.getByRole('searchbox').fill('zzzz');
    await expect(page.getByText('Nothing matches “zzzz”.')).toBeVisible();
  });

  test(`the drawer shows the message and its next steps (${device})`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await signInTo(page, '/admin/contacts?q=Yuki');
    await page.getByText('Yuki Aramaki').click();
    const drawer = page.getByRole('dialog', { name: 'Yuki Aramaki' });
    await expect(drawer.getByText('How long is a typical installation')).toBeVisible();
    await expect(drawer.getByRole('link', { name: 'Reply by mail' })).toHaveAttribute(
      'href',
      /^mailto:yuki%40setsumetal\.example/,
    );
    await expect(page).toHaveURL(/open=/);
    await page.reload();
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(page).not.toHaveURL(/open=/);
  });
}

test('converting from the drawer happens once; a second admin is told', async ({ page, context, edition }) => {
  await sendMessage(edition, { name: 'Oren Weld', email: 'oren@example.com', message: 'Two lathes.' });
  await signInTo(page, '/admin/contacts?q=Oren');
  const other = await context.newPage();
  await other.goto('/admin/contacts?q=Oren');
  for (const tab of [page, other]) {
    await tab.getByText('Oren Weld').click();
    await expect(tab.getByRole('button', { name: 'Convert to client' })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Convert to client' }).dblclick();
  await expect(toast(page, 'Contact converted to client successfully')).toBeVisible();
  await expect(toast(page, 'Client created. A signup invitation would be sent in a production environment.')).toBeVisible();
  await expect(page.getByText('Already converted.')).toBeVisible();
  await other.getByRole('button', { name: 'Convert to client' }).click();
  await expect(other.locator('.mantine-Notification-root').getByText(/^Failed to convert contact: /)).toBeVisible();
  await expect(other.getByText('Already converted.')).toBeVisible();
  const clients = await ask(edition, service(edition), '/rest/v1/clients?email=eq.oren@example.com&select=full_name');
  expect(clients.body).toEqual([{ full_name: 'Oren Weld' }]);
  await page.getByRole('link', { name: 'Open client' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Client' }).getByLabel('Full Name')).toHaveValue('Oren Weld');
});

test('the export holds the filtered list, and no formula', async ({ page, edition }) => {
  await sendMessage(edition, { name: '=HYPERLINK("http://x")', email: 'formula@example.com', message: 'one,\n"two"' });
  await signInTo(page, '/admin/contacts?q=formula');
  await expect(page.getByText('1 contact', { exact: true })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^contacts-\d{4}-\d\d-\d\d\.csv$/);
  const csv = await readFile(await file.path(), 'utf8');
  expect(
    csv.startsWith(
      '\uFEFFName,Email,Phone,Message,Status,Date\r\n"\'=HYPERLINK(""http://x"")",formula@example.com,,"one,\n""two""",',
    ),
  ).toBe(true);
  expect(csv.trimEnd().split('\r\n')).toHaveLength(2);
});

test('demo requests, call requests and subscribers are lists of the same tab', async ({ page }) => {
  await signInTo(page, '/admin/contacts');
  for (const [list, column] of [
    ['Demo requests', 'Company'],
    ['Call requests', 'Call due'],
    ['Subscribers', 'Source'],
  ] as const) {
    await page.getByRole('link', { name: list }).click();
    await expect(page).toHaveURL(/list=/);
    await expect(
      page.getByRole('columnheader', { name: column, exact: false }).or(page.getByText(`No ${list.toLowerCase()} yet.`)),
    ).toBeVisible();
  }
});

test('R15 a message held back as spam waits in its own view, and "Not spam" lets it through', async ({ page, edition }) => {
  await ask(edition, service(edition), '/rest/v1/contact_submissions', {
    body: { name: 'Held Back', email: 'held@example.com', message: 'A real question', quarantined_at: new Date().toISOString() },
  });
  await signInTo(page, '/admin/contacts?q=Held+Back');
  await expect(page.getByText('Nothing matches “Held Back”.')).toBeVisible();
  await page.getByLabel('Held back as spam').check();
  await page.getByText('Held Back', { exact: true }).click();
  await page.getByRole('button', { name: 'Not spam' }).click();
  await expect(toast(page, 'Moved to the contacts')).toBeVisible();
  await page.goto('/admin/contacts?q=Held+Back');
  await expect(page.getByText('1 contact', { exact: true })).toBeVisible();
});

test('with the server away the list says so and loads on retry', async ({ page, edition }) => {
  await signInTo(page, '/admin/contacts?q=Nwosu');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await edition.stop();
  await page.getByRole('button', { name: 'Name' }).click();
  await expect(toast(page, 'Failed to load contact submissions')).toBeVisible();
  await edition.restart();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('row').nth(1)).toContainText('Adaeze Nwosu');
});
