import { ask, people, register, service } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/test.ts';
import { desktop, phone, signInTo, toast } from './people.ts';

test.use({ editionOptions: { name: 'portal' } });

for (const [device, viewport] of Object.entries({ desktop, phone })) {
  test.describe(device, () => {
    test.use({ viewport });

    test('six tabs, each with its address; reload and back work', async ({ page }) => {
      await signInTo(page, '/client', people.client);
      await expect(page.getByRole('heading', { level: 1, name: 'Client Portal' })).toBeVisible();
      const tabs = page.getByRole('tab');
      await expect(tabs).toHaveText(['Overview', 'Projects', 'Orders', 'Invoices', 'Support', 'Profile']);
      for (const [tab, path, text] of [
        ['Orders', '/client/orders', 'No orders found...'],
        ['Invoices', '/client/invoices', 'No invoices found...'],
        ['Support', '/client/support', 'No support tickets found...'],
      ] as const) {
        await tabs.filter({ hasText: tab }).click();
        await expect(page).toHaveURL(path);
        await expect(page.getByText(text)).toBeVisible();
      }
      await page.reload();
      await expect(page.getByRole('tab', { name: 'Support' })).toHaveAttribute('aria-selected', 'true');
      await page.goBack();
      await expect(page).toHaveURL('/client/invoices');
    });

    test('the overview shows samples as such, and the client’s own active projects live', async ({ page }) => {
      await signInTo(page, '/client', people.client);
      const figures = page.getByRole('list', { name: 'Figures' }).getByRole('listitem');
      await expect(figures.nth(0)).toHaveText(/Active Projects3\s*2 in progress/);
      await expect(figures.nth(1)).toHaveText(/Recent Orders.*Sample.*2.*1 pending delivery/);
      await expect(figures.nth(2)).toHaveText(/Outstanding Invoices.*Sample.*1.*\$15,750 total/);
      await expect(figures.nth(3)).toHaveText(/Support Tickets.*Sample.*0.*all resolved/);
      for (const [action, path] of [
        ['Create Support Ticket', '/client/support'],
        ['View Latest Invoice', '/client/invoices'],
        ['Check Project Status', '/client/projects'],
      ] as const) {
        await page.goto('/client');
        await page.getByRole('link', { name: action }).click();
        await expect(page).toHaveURL(path);
      }
    });
  });
}

test('a client sees their own projects and nobody else’s', async ({ page }) => {
  await signInTo(page, '/client/projects', people.client);
  const projects = page.getByRole('tabpanel').getByRole('listitem');
  await expect(projects).toHaveCount(3);
  await expect(projects.filter({ hasText: 'Lathe tending cell 1' })).toContainText('$86,400');
  await expect(page.getByRole('tabpanel').getByRole('button')).toHaveCount(0);
});

test('R4 client B sees nothing of client A, on screen or by asking', async ({ page, edition }) => {
  const person = { email: 'client.b@example.com', password: 'client b here' };
  const clientB = await register(edition, person);
  await signInTo(page, '/client/projects', person);
  await expect(page.getByText('No projects found...')).toBeVisible();
  for (const table of ['clients', 'projects', 'contact_submissions']) {
    expect((await ask(edition, clientB, `/rest/v1/${table}?select=*`)).body).toEqual([]);
  }
  await page.goto('/client');
  const figures = page.getByRole('list', { name: 'Figures' }).getByRole('listitem');
  await expect(figures.nth(0)).toHaveText(/Active Projects.*Sample/);
});

test('the profile saves name and phone, and the e-mail is read-only', async ({ page, edition }) => {
  const person = { email: 'quentin@example.com', password: 'quentin here' };
  const { id } = await register(edition, person);
  await signInTo(page, '/client/profile', person);
  await expect(page.getByLabel('Email')).toHaveAttribute('readonly', '');
  await page.getByLabel('Full Name').fill('Quentin Sol');
  await page.getByLabel('Phone').fill('503 555 0199');
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(toast(page, 'Profile Updated')).toBeVisible();
  await expect(page.getByText('Welcome, Quentin Sol')).toBeVisible();
  const stored = await ask(edition, service(edition), `/rest/v1/profiles?id=eq.${id}&select=full_name,phone,role`);
  expect(stored.body).toEqual([{ full_name: 'Quentin Sol', phone: '503 555 0199', role: 'client' }]);
});

test('New Ticket says that it is still to come', async ({ page }) => {
  await signInTo(page, '/client/support', people.client);
  await page.getByRole('button', { name: 'New Ticket' }).click();
  await expect(toast(page, 'New Ticket is coming soon')).toBeVisible();
});
