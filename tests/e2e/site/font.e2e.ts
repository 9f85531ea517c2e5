import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const askedForAhead = (page: Page) => page.locator('link[rel=preload][as=font]');

/** A line as a phone has it at the edge of a town: 560 ms there and back, 1.5 Mbit/s. */
const slowLine = async (page: Page) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 560,
    downloadThroughput: 180_000,
    uploadThroughput: 80_000,
  });
};

const usesFont = (page: Page) => page.evaluate(() => getComputedStyle(document.body).fontFamily.includes('Archivo Variable'));

test('on a fast line the font is asked for ahead', async ({ page }) => {
  await page.goto('/');
  await expect(askedForAhead(page)).toHaveCount(1);
  expect(await usesFont(page)).toBe(true);
});

test('on a slow line a page does without the font until it lies in the cache', async ({ page }) => {
  await slowLine(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(askedForAhead(page)).toHaveCount(0);
  expect(await usesFont(page)).toBe(false);
  // It comes all the same, for the pages to follow.
  await page.waitForFunction(() => localStorage.getItem('millrace-font') !== null);
  await page.goto('/blog');
  await expect(askedForAhead(page)).toHaveCount(1);
  expect(await usesFont(page)).toBe(true);
});

test('without scripts the page has its font', async ({ browser, edition }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: edition.url });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^"Archivo Variable"/);
  await context.close();
});
