import { expect, test } from '../fixtures/test.ts';
import { accept, answerFunction, goLive, holdBack, publicPaths } from './site.ts';

/** What the focus ring of the focused element looks like; 0 wide is none. */
const ring = () => {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return null;
  const card = focused.closest('article');
  const width = Math.max(
    ...[focused, card].map((element) => (element ? Number.parseFloat(getComputedStyle(element).outlineWidth) : 0)),
  );
  const box = focused.getBoundingClientRect();
  const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  const covered = hit !== null && !focused.contains(hit) && !hit.contains(focused);
  return { name: focused.outerHTML.slice(0, 100), width, covered };
};

for (const path of publicPaths) {
  test(`every stop of Tab on ${path} shows its focus and is not hidden`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const seen: string[] = [];
    for (let press = 0; press < 60; press += 1) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(ring);
      if (stop === null || (seen.length > 3 && stop.name === seen[0])) break;
      expect(stop.width, stop.name).toBeGreaterThan(0);
      expect(stop.covered, stop.name).toBe(false);
      seen.push(stop.name);
    }
    expect(seen.length).toBeGreaterThan(1);
  });
}

test('the first stop leads past the header', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Book A Free Consultation' })).toBeFocused();
});

test('an article is opened and left by the keyboard; the new page is where reading goes on', async ({ page }) => {
  await page.goto('/blog');
  await goLive(page);
  await page.getByRole('region', { name: 'Latest Articles' }).getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/blog\/./);
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Back to Blog' }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/blog$/);
});

test('a subscription is sent by the keyboard', async ({ page }) => {
  const posts = await answerFunction(page, 'send-newsletter-verification', accept);
  await page.goto('/cnc-configurator');
  await page.getByLabel('Email Address').focus();
  await page.keyboard.type('nora@shop.example');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your email!' })).toBeFocused();
  expect(posts).toHaveLength(1);
});

test('colours that the system changes while the page is still loading its script are followed', async ({ page }) => {
  const scheme = page.locator('html');
  await page.emulateMedia({ colorScheme: 'light' });
  const release = await holdBack(page, '**/assets/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  release();
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'dark');
});

test('colours are switched by the keyboard, kept, and set before the first paint', async ({ page }) => {
  const scheme = page.locator('html');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.getByRole('button', { name: 'Switch between light and dark colours' }).focus();
  await page.keyboard.press('Enter');
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'light');

  // Without the application, before anything is drawn.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/blog');
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'light');
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(244, 246, 248)');
});
