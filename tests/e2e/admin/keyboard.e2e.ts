import type { Page } from '@playwright/test';
import { signInTo, toast } from '../account/people.ts';
import { people } from '../fixtures/api.ts';
import { expectNoFindings } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ editionOptions: { name: 'admin-keyboard' } });

/** Presses Tab until the focus is on what is wanted. */
async function tabTo(page: Page, name: string, limit = 40): Promise<void> {
  for (let presses = 0; presses < limit; presses++) {
    const focused = page.locator(':focus');
    if ((await focused.count()) > 0) {
      const label = await focused.evaluate((element) => element.getAttribute('aria-label') ?? element.textContent ?? '');
      if (label.trim() === name) return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached “${name}”`);
}

test('R35 signing in, opening, editing and signing out work with the keyboard alone', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').focus();
  await page.keyboard.type(people.admin.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(people.admin.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin');

  await page.getByRole('tab', { name: 'Overview' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/clients');
  await expect(page.getByRole('tab', { name: 'Clients' })).toHaveAttribute('aria-selected', 'true');

  await tabTo(page, 'Add Client');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Full Name')).toBeFocused();
  await page.keyboard.type('Keyed In');
  await page.keyboard.press('Tab');
  await page.keyboard.type('keyed@example.com');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Client created successfully')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add Client' })).toBeFocused();

  await expect(page.locator('tr[data-row]').first()).toContainText('Keyed In');
  await page.locator('tr[data-row][tabindex="0"]').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  const edit = page.getByRole('dialog', { name: 'Edit Client' });
  await expect(edit.getByLabel('Full Name')).toHaveValue('Keyed In');
  await page.keyboard.press('Escape');
  await expect(edit).toBeHidden();
  await expect(page.locator('tr[data-row]').first()).toBeFocused();

  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Delete Keyed In' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Client deleted successfully')).toBeVisible();
});

test('a column is widened with the arrow keys and keeps its width', async ({ page }) => {
  await signInTo(page, '/admin/projects');
  const handle = page.getByRole('separator', { name: 'Width of Project Name' });
  const before = Number(await handle.getAttribute('aria-valuenow'));
  await handle.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(handle).toHaveAttribute('aria-valuenow', String(before + 32));
  await page.reload();
  await expect(handle).toHaveAttribute('aria-valuenow', String(before + 32));
});

const screens: { name: string; path: string; open?: (page: Page) => Promise<void> }[] = [
  { name: 'overview', path: '/admin' },
  { name: 'contacts', path: '/admin/contacts' },
  { name: 'contact drawer', path: '/admin/contacts', open: (page) => page.getByText('Yuki Aramaki').click() },
  { name: 'demo requests', path: '/admin/contacts?list=demos' },
  { name: 'clients', path: '/admin/clients' },
  { name: 'no match', path: '/admin/clients?q=zzzz' },
  {
    name: 'client dialog with errors',
    path: '/admin/clients?dialog=new',
    open: (page) => page.getByRole('dialog').getByRole('button', { name: 'Add Client' }).click(),
  },
  { name: 'convert dialog', path: '/admin/clients?dialog=convert' },
  {
    name: 'delete dialog',
    path: '/admin/clients',
    open: (page) =>
      page
        .getByRole('button', { name: /^Delete / })
        .first()
        .click(),
  },
  { name: 'projects', path: '/admin/projects' },
  { name: 'project dialog', path: '/admin/projects?dialog=new' },
  { name: 'orders', path: '/admin/orders' },
  { name: 'portal overview', path: '/client' },
  { name: 'portal projects', path: '/client/projects' },
  { name: 'portal profile', path: '/client/profile' },
];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1280, 390]) {
    test(`R35 axe finds nothing on any screen (${colorScheme}, ${width} px)`, async ({ browser, edition }) => {
      test.setTimeout(600_000);
      const context = await browser.newContext({
        baseURL: edition.url,
        colorScheme,
        viewport: { width, height: 860 },
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await page.goto('/login');
      await expect(page.getByLabel('Email')).toBeVisible();
      await expectNoFindings(page, 'sign in');
      await page.getByRole('tab', { name: 'Sign Up' }).click();
      await expectNoFindings(page, 'sign up');
      await signInTo(page, '/admin');
      for (const { name, path, open } of screens) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
        await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
        if (path.includes('dialog=') || open) {
          await open?.(page);
          await expect(page.getByRole('dialog').first()).toBeVisible();
        }
        await expectNoFindings(page, name);
      }
      await context.close();
    });
  }
}
