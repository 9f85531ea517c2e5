import { expect, type Page, type Route } from '@playwright/test';

/** Public pages by what they are; every one is prerendered. */
export const publicPaths = [
  '/',
  '/blog',
  '/blog/machine-tending-payback',
  '/blog/choosing-a-welding-cobot',
  '/blog/safety-of-collaborative-cells',
  '/blog/preparing-a-shop-for-its-first-robot',
  '/cnc-configurator',
  '/welding-configurator',
  '/newsletter-confirmed',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/403',
  '/404',
  '/500',
] as const;

/** A toast with that title, and the message below it. */
export const expectToast = async (page: Page, title: string, message?: string) => {
  const toast = page
    .locator('#toasts')
    .getByRole('alert')
    .or(page.locator('#toasts').getByRole('status'))
    .filter({ hasText: title });
  await expect(toast.first()).toBeVisible();
  if (message) await expect(toast.first()).toContainText(message);
};

/** What was posted to a function, in order; the answer is the test's own. */
export const answerFunction = async (
  page: Page,
  name: string,
  answer: (posted: Record<string, unknown>, route: Route) => Promise<void> | void,
) => {
  const posts: Record<string, unknown>[] = [];
  await page.route(`**/functions/v1/${name}`, async (route) => {
    const posted = route.request().postDataJSON() as Record<string, unknown>;
    posts.push(posted);
    await answer(posted, route);
  });
  return posts;
};

/** Keeps the requests to these addresses waiting until the function it answers with is called. */
export const holdBack = async (page: Page, addresses: string) => {
  const gate = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
};

export const refuse =
  (status: number, error: string, more: Record<string, unknown> = {}) =>
  (_: unknown, route: Route) =>
    route.fulfill({ status, json: { success: false, error, message: error, details: null, hint: null, code: 'x', ...more } });

export const accept = (_: unknown, route: Route) => route.fulfill({ json: { success: true } });

/** Errors that the page wrote or threw; a test asserts what it expects of them. */
export const collectErrors = (page: Page): string[] => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
};

/** The application has been loaded by a sign of intent, and the page answers. */
export const goLive = async (page: Page) => {
  // A pointer that rests is no sign of intent.
  await page.mouse.move(3, 3);
  await page.mouse.move(9, 9);
  await expect(page.locator('html[data-live="ready"]')).toBeAttached();
};
