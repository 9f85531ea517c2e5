import { articles, readTimeLabel } from '@millrace/core/articles';
import { expect, test } from '../fixtures/test.ts';
import { collectErrors, goLive } from './site.ts';
import { atEachSize } from './sizes.ts';

const [first, second, third, featured] = articles;

atEachSize(() => {
  test('the list shows the featured fourth, the latest three with two tags each, newsletter and call to action', async ({
    page,
  }) => {
    await page.goto('/blog');
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(4);
    await expect(cards.first()).toContainText(featured?.title ?? 'four articles');
    const latest = page.getByRole('region', { name: 'Latest Articles' }).getByRole('article');
    await expect(latest.getByRole('heading')).toHaveText([first, second, third].map((article) => article?.title ?? ''));
    for (const card of await latest.all())
      await expect(card.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveCount(2);
    await expect(page.getByRole('form', { name: 'Newsletter' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Request a Demo' })).toHaveAttribute('href', '/#contact');
    await expect(page.getByRole('link', { name: 'Learn About ROI' })).toHaveAttribute('href', '/');
  });

  test('an article opens in the same page, at an address of its own, and leads back', async ({ page }) => {
    const errors = collectErrors(page);
    await page.goto('/blog');
    await goLive(page);
    await page.evaluate(() => {
      (window as unknown as { samePage: boolean }).samePage = true;
    });
    await page
      .getByRole('link', { name: second?.title ?? '' })
      .first()
      .click();
    await expect(page).toHaveURL(`/blog/${second?.slug}`);
    expect(await page.evaluate(() => (window as unknown as { samePage?: boolean }).samePage)).toBe(true);
    await expect(page).toHaveTitle(new RegExp(second?.title ?? ''));

    const article = page.getByRole('main').getByRole('article');
    await expect(article.getByRole('heading', { level: 1 })).toHaveText(second?.title ?? '');
    await expect(article).toContainText(second?.author ?? '');
    await expect(article.locator('time')).toHaveAttribute('datetime', second?.date ?? '');
    await expect(article).toContainText(readTimeLabel(second?.readTime ?? 0));
    await expect(article.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText([...(second?.tags ?? [])]);
    await expect(article.getByRole('img').first()).toBeVisible();
    await expect(article.getByRole('heading', { name: /sources/i })).toBeVisible();
    await expect(article.getByRole('link', { name: 'Request a Demo' })).toHaveAttribute('href', '/#contact');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    await article.getByRole('link', { name: 'Back to Blog' }).last().click();
    await expect(page).toHaveURL(/\/blog$/);
    await page.goBack();
    await expect(page).toHaveURL(`/blog/${second?.slug}`);
    expect(errors).toEqual([]);
  });

  for (const { slug, title } of articles) {
    test(`"${title}" can be opened by its address and fits the screen`, async ({ page }) => {
      const errors = collectErrors(page);
      expect((await page.goto(`/blog/${slug}`))?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await goLive(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
      expect(errors).toEqual([]);
    });
  }
});

test('a link back to the list returns to where it was left', async ({ page }) => {
  await page.goto('/blog');
  await goLive(page);
  const link = page.getByRole('region', { name: 'Latest Articles' }).getByRole('link').first();
  await link.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(100);
  await link.click();
  await expect(page).toHaveURL(/\/blog\/./);
  await page.goBack();
  await expect(page).toHaveURL(/\/blog$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});

test('an article that does not exist is the 404 page, with its status', async ({ page }) => {
  expect((await page.goto('/blog/no-such-article'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});
