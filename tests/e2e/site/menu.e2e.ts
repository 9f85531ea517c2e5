import { expect, test } from '../fixtures/test.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const menu = 'dialog#menu';

test('the menu slides in from the left, 280 px or 80 % wide, with its six entries and its words', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expect.poll(() => page.locator(menu).boundingBox()).toMatchObject({ x: 0, width: 280 });
  await expect(page.locator(menu).getByRole('link')).toHaveText(['Home', 'About', 'Services', 'Blog', 'Contact', 'Login']);
  await expect(page.locator(menu)).toContainText('Precision-engineered robotics solutions');
  await page.setViewportSize({ width: 320, height: 700 });
  await expect.poll(() => page.locator(menu).boundingBox()).toMatchObject({ x: 0, width: 256 });
});

test('it is there only below the large breakpoint, also when the window grows', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.locator(menu)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
  await expect(page.locator('#contact')).toBeInViewport();
});

for (const [entry, section] of [
  ['About', '#about'],
  ['Services', '#services'],
  ['Contact', '#contact'],
] as const) {
  test(`${entry} closes it and scrolls to ${section}`, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.locator(menu).getByRole('link', { name: entry }).click();
    await expect(page.locator(menu)).toBeHidden();
    await expect(page.locator(section)).toBeInViewport();
    await expect(page).toHaveURL(new RegExp(`${section}$`));
  });
}

test('scrolling starts 100 ms after the choice', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const wait = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const link = document.querySelector<HTMLElement>('dialog#menu a[href="/#contact"]');
        let chosen = 0;
        addEventListener('scroll', () => resolve(performance.now() - chosen), { once: true });
        chosen = performance.now();
        link?.click();
      }),
  );
  expect(wait).toBeGreaterThanOrEqual(95);
  expect(wait).toBeLessThan(600);
});

test('entries lead to other pages, and from other pages to sections', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.locator(menu).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.locator(menu).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(/\/#about$/);
  await expect(page.locator('#about')).toBeInViewport();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.locator(menu).getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('the keyboard opens it, stays in it, leaves it by Escape and returns to the button', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Open menu' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(menu)).toBeVisible();
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(() => {
      const at = document.activeElement;
      return at !== null && at !== document.body && !at.closest('dialog#menu');
    });
    expect(outside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(page.locator(menu)).toBeHidden();
  await expect(button).toBeFocused();
});
