import { desktop, phone, signInTo, toast } from '../account/people.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ editionOptions: { name: 'admin-dashboard' } });

const tabs = ['Overview', 'Contacts', 'Clients', 'Projects', 'Orders', 'Invoices', 'Support'];

for (const [device, viewport] of Object.entries({ desktop, phone })) {
  test.describe(device, () => {
    test.use({ viewport });

    test('header, greeting and seven tabs with their addresses', async ({ page }) => {
      await signInTo(page, '/admin');
      await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
      await expect(page.getByText('Welcome back Robin Alvarez')).toBeVisible();
      await expect(page.getByRole('tab')).toHaveText(tabs);
      for (const tab of tabs) {
        await page.getByRole('tab', { name: tab }).click();
        await expect(page).toHaveURL(tab === 'Overview' ? '/admin' : `/admin/${tab.toLowerCase()}`);
        await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
        await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
      }
      await page.goBack();
      await expect(page).toHaveURL('/admin/invoices');
      await page.reload();
      await expect(page.getByRole('tab', { name: 'Invoices' })).toHaveAttribute('aria-selected', 'true');
    });

    test('the overview counts clients and projects and marks its samples', async ({ page }) => {
      await signInTo(page, '/admin');
      const figures = page.getByRole('list', { name: 'Figures' }).getByRole('listitem');
      await expect(figures.nth(0)).toHaveText(/Total Clients24/);
      await expect(figures.nth(1)).toHaveText(/Active Projects12/);
      await expect(figures.nth(2)).toHaveText(/Pending Orders.*Sample.*8/);
      await expect(figures.nth(3)).toHaveText(/Open Tickets.*Sample.*5/);
      const status = page.getByRole('region', { name: 'System Status' });
      await expect(status).toContainText(/Database.*Healthy.*API Status.*Online.*Notifications.*Active/s);
      const recent = page.getByRole('region', { name: 'Recent Contact Submissions' });
      await expect(recent.getByRole('listitem')).toHaveCount(5);
      await recent.getByRole('link', { name: /Elliot Navarro/ }).click();
      await expect(page.getByRole('dialog', { name: 'Elliot Navarro' })).toBeVisible();
      await page.goBack();
      await recent.getByRole('link', { name: 'View all contacts' }).click();
      await expect(page).toHaveURL('/admin/contacts');
    });
  });
}

for (const [path, button, title] of [
  ['/admin/orders', 'New Order', 'Orders are coming soon'],
  ['/admin/invoices', 'New Invoice', 'Invoices are coming soon'],
  ['/admin/support', 'New Ticket', 'Support tickets are coming soon'],
] as const) {
  test(`${button} answers that it is coming`, async ({ page }) => {
    await signInTo(page, path);
    await expect(page.getByText(/coming soon/i).first()).toBeVisible();
    await page.getByRole('button', { name: button }).click();
    await expect(toast(page, title)).toBeVisible();
  });
}

test('an address under /admin that does not exist is the 404 page', async ({ page }) => {
  await signInTo(page, '/admin');
  await page.goto('/admin/nowhere');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});
