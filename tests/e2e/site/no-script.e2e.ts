import { articles } from '@millrace/core/articles';
import { expect, test } from '../fixtures/test.ts';
import { publicPaths } from './site.ts';
import { sizes } from './sizes.ts';

for (const { name, viewport } of sizes) {
  test.describe(`without JavaScript on a ${name}`, () => {
    test.use({ javaScriptEnabled: false, viewport });

    for (const path of publicPaths) {
      test(`${path} shows its content, and its links work`, async ({ page, request }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const links = await page.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
        const within = [...new Set(links.filter((href) => href.startsWith('/')).map((href) => href.split('#')[0] || '/'))];
        for (const href of within) expect((await request.get(href)).status(), href).toBe(200);
      });
    }

    test('the header still leads everywhere', async ({ page }) => {
      await page.goto('/');
      for (const entry of ['About Us', 'Our Services', 'Resources & Blog', 'Contact', 'Client Login']) {
        await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: entry })).toBeVisible();
      }
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Resources & Blog' }).click();
      await page
        .getByRole('link', { name: articles[0]?.title ?? '' })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(articles[0]?.title ?? '');
      await expect(page.getByText('Sources').last()).toBeVisible();
    });
  });
}
