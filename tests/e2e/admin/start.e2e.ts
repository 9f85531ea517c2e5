import { gzipSync } from 'node:zlib';
import { signInAsAdmin } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ editionOptions: { name: 'admin-start' } });

const SCRIPT_KIB = 250;
const SCRIPT_FILES = 20;

test('a reload of the contacts is drawn once, with its rows, from few files', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin/contacts');
  await expect(page.locator('[data-row]').first()).toBeVisible();

  const sizes: Promise<number>[] = [];
  const questions: string[] = [];
  page.on('request', (request) => request.url().includes('/rpc/list_contacts') && questions.push(request.url()));
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') sizes.push(response.body().then((body) => gzipSync(body).length));
  });
  await page.reload();
  await expect(page.locator('[data-row]').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(questions).toHaveLength(1);
  expect(sizes.length).toBeLessThanOrEqual(SCRIPT_FILES);
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(0);
  expect(total / 1024).toBeLessThanOrEqual(SCRIPT_KIB);
});
