import { dashboard, indicator, openTab, signIn } from './fixtures/people.ts';
import { onServer } from './fixtures/rows.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ editionName: 'person' });

test('an admin syncs, travels without the server, restarts, searches, and comes back to what changed meanwhile', async ({
  edition,
  launch,
}) => {
  test.setTimeout(120_000);
  const server = onServer(edition);
  const renamed = await server.addContact({ name: 'Before Rename' });
  const deleted = await server.addContact({ name: 'Soon Deleted' });

  const atTheOffice = await launch();
  await signIn(atTheOffice.page);
  await openTab(atTheOffice.page, 'Contacts');
  await expect(atTheOffice.page.getByRole('row', { name: /Before Rename/ })).toBeVisible();
  await atTheOffice.quit();
  await edition.stop();

  const travelling = await launch();
  const { page } = travelling;
  await expect(dashboard(page)).toBeVisible();
  await expect(indicator(page)).toHaveText(/^Offline since \d/);

  await test.step('leads, clients and projects are there and can be searched, sorted and opened', async () => {
    await openTab(page, 'Contacts');
    await page.getByRole('searchbox').fill('twin-spindle');
    await expect(page.getByRole('row', { name: /Darnell Whitcomb/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /Elliot Navarro/ })).toBeHidden();
    await page.getByRole('row', { name: /Darnell Whitcomb/ }).click();
    await expect(page.getByRole('dialog')).toContainText('Bar ends come out oily and hot');
    await page.keyboard.press('Escape');

    await page.getByText('Demo requests', { exact: true }).click();
    await expect(page.getByRole('table', { name: 'Demo requests' }).getByRole('row').nth(1)).toBeVisible();

    await openTab(page, 'Clients');
    await page.getByRole('searchbox').fill('kestrel');
    await expect(page.getByRole('row', { name: /Hiro Tanabe/ })).toBeVisible();

    await openTab(page, 'Projects');
    await page.getByRole('button', { name: /^Budget/ }).click();
    await page.getByRole('searchbox').fill('weld cell');
    await expect(page.getByRole('row', { name: /Handrail weld cell/ })).toBeVisible();
  });

  await test.step('what needs the server says so', async () => {
    const create = page.getByRole('button', { name: 'New Project' });
    await expect(create).toHaveAttribute('aria-disabled', 'true');
    await expect(create).toHaveAccessibleDescription(/Not available offline/);
    await create.click({ force: true });
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await edition.restart();
  await server.update('contact_submissions', renamed, { name: 'After Rename' });
  await server.remove('contact_submissions', deleted);
  await indicator(page).click();
  await expect(indicator(page)).toHaveText('Live', { timeout: 30_000 });
  await openTab(page, 'Contacts');
  await expect(page.getByRole('row', { name: /After Rename/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Before Rename/ })).toBeHidden();
  await expect(page.getByRole('row', { name: /Soon Deleted/ })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeVisible();
});
