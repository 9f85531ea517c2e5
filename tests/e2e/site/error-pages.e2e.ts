import { expect, test } from '../fixtures/test.ts';
import { collectErrors, goLive } from './site.ts';
import { atEachSize } from './sizes.ts';

atEachSize(() => {
  test('an unknown path answers 404 with its page, and both ways out work', async ({ page }) => {
    await page.goto('/blog');
    expect((await page.goto('/no/such/page'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    await page.getByRole('button', { name: 'Go back to previous page' }).click();
    await expect(page).toHaveURL(/\/blog$/);
    await page.goto('/404');
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL(/\/$/);
  });

  test('403 leads home or to the sign-in', async ({ page }) => {
    await page.goto('/403');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Forbidden');
    await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    await page.getByRole('link', { name: 'Sign in to your account' }).click();
    await expect(page).toHaveURL(/\/login$/);
  });

  test('500 leads home or tries again', async ({ page }) => {
    await page.goto('/500');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Internal Server Error');
    await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Try refreshing the page' }).click();
    await reloaded;
  });
});

test('error pages need no application', async ({ page }) => {
  const errors = collectErrors(page);
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/500');
  await page.mouse.move(20, 20);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Return to Home' })).toBeFocused();
  expect(scripts.filter((url) => url.includes('entry-client'))).toEqual([]);
  // The page answers with its own status, and Chromium says so.
  expect(errors.filter((text) => !text.includes('status of 500'))).toEqual([]);
});

const withoutWebgl = () => {
  const original = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function getContext(this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
    return kind.startsWith('webgl') ? null : Reflect.apply(original, this, [kind, ...rest]);
  } as typeof original;
};

test.describe('Browser Compatibility Issue', () => {
  const title = 'Browser Compatibility Issue';

  test('stands in for the site without WebGL; "Continue without 3D" holds for the session', async ({ page, context }) => {
    await page.addInitScript(withoutWebgl);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await page.getByRole('button', { name: 'Reload Page' }).click();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await page.getByRole('button', { name: 'Continue without 3D' }).click();
    await expect(page.getByRole('button', { name: 'Book A Free Consultation' })).toBeVisible();
    await page.goto('/blog');
    await goLive(page);
    await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resources & Blog');

    const another = await context.newPage();
    await another.addInitScript(withoutWebgl);
    await another.goto('/');
    await expect(another.getByRole('heading', { name: title })).toBeVisible();
  });

  test('stands in for the signed-in area too', async ({ page }) => {
    await page.addInitScript(withoutWebgl);
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await page.getByRole('button', { name: 'Continue without 3D' }).click();
    await expect(page.getByRole('heading', { name: 'Client Portal Login' })).toBeVisible();
  });

  test.describe('crawlers', () => {
    test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });

    test('see the page itself', async ({ page }) => {
      await page.addInitScript(withoutWebgl);
      await page.goto('/');
      await goLive(page);
      await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });

  test('the prerendered HTML is complete whatever the browser can do', async ({ request }) => {
    const html = await (await request.get('/')).text();
    expect(html).not.toContain(title);
    expect(html).toContain('Book A Free Consultation');
  });

  test('stands in after an uncaught render error, with a reload', async ({ page }) => {
    await page.route('**/rest/v1/testimonials*', (route) =>
      route.fulfill({ json: [{ id: '1', author_name: 'Ray', quote: 'Good.' }] }),
    );
    // A browser that lacks what a component needs: creating a figure fails.
    await page.addInitScript(() => {
      const create = Document.prototype.createElement;
      Document.prototype.createElement = function createElement(this: Document, name: string, ...rest: unknown[]) {
        if (name === 'figure') throw new Error('This browser cannot draw a figure');
        return Reflect.apply(create, this, [name, ...rest]);
      } as typeof create;
    });
    await page.goto('/');
    await page.mouse.move(3, 3);
    await page.mouse.move(9, 9);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue without 3D' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Reload Page' }).click();
    await expect(page.getByRole('button', { name: 'Book A Free Consultation' })).toBeVisible();
  });
});
