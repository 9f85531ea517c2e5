import type { Page } from '@playwright/test';
import { expectNoFindings } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/test.ts';
import { accept, answerFunction, goLive, publicPaths, refuse } from './site.ts';
import { sizes } from './sizes.ts';

/** Everything that axe knows, best practices included. */
/** States that a page reaches only by being used: name, and how to reach it. */
const states: [name: string, reach: (page: Page) => Promise<void>][] = [
  [
    'demo dialog with its complaints and a toast',
    async (page) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Book A Free Consultation' }).click();
      await page.getByRole('button', { name: 'Request Demo' }).click();
      await expect(page.locator('#toasts').getByRole('alert')).toBeVisible();
    },
  ],
  [
    'demo dialog with its calendar',
    async (page) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Book A Free Consultation' }).click();
      await page.getByRole('button', { name: /^Preferred Date/ }).click();
      await expect(page.getByRole('dialog', { name: 'Choose a date' }).getByRole('columnheader').first()).toBeVisible();
    },
  ],
  [
    'call-back dialog with its countries',
    async (page) => {
      await page.goto('/');
      await page.getByRole('button', { name: /Instant Connect/ }).click();
      await page.getByRole('button', { name: /^Country/ }).click();
      await expect(page.getByRole('listbox')).toBeVisible();
    },
  ],
  [
    'call-back success view',
    async (page) => {
      await answerFunction(page, 'connect-call', accept);
      await page.goto('/');
      await page.getByRole('button', { name: /Instant Connect/ }).click();
      await page.getByRole('dialog').getByLabel('Name').fill('Nora');
      await page.getByRole('dialog').getByLabel('Phone').fill('5035550100');
      await page.getByRole('button', { name: 'Call Me' }).click();
      await expect(page.getByRole('dialog', { name: 'Call Requested' })).toBeVisible();
    },
  ],
  [
    'contact form after a failure',
    async (page) => {
      await answerFunction(page, 'send-contact-email', refuse(500, 'No.'));
      await page.goto('/#contact');
      const form = page.getByRole('form', { name: 'Contact' });
      for (const field of ['Name', 'Message']) await form.getByLabel(field).fill('x');
      await form.getByLabel('Email').fill('a@b.example');
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.locator('#toasts').getByRole('alert')).toBeVisible();
    },
  ],
  [
    'contact form, Thank You',
    async (page) => {
      await answerFunction(page, 'send-contact-email', accept);
      await page.goto('/#contact');
      const form = page.getByRole('form', { name: 'Contact' });
      for (const field of ['Name', 'Message']) await form.getByLabel(field).fill('x');
      await form.getByLabel('Email').fill('a@b.example');
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
    },
  ],
  [
    'newsletter, Check Your Email',
    async (page) => {
      await answerFunction(page, 'send-newsletter-verification', accept);
      await page.goto('/blog');
      await page.getByLabel('Email Address').fill('a@b.example');
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
    },
  ],
  [
    'a link that has expired',
    async (page) => {
      await answerFunction(page, 'newsletter-confirm', refuse(410, 'No.', { code: 'expired' }));
      await page.goto('/newsletter/confirm?token=x');
      await page.getByRole('button', { name: 'Confirm Subscription' }).click();
      await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible();
    },
  ],
  [
    'the browser compatibility page',
    async (page) => {
      await page.addInitScript(() => {
        HTMLCanvasElement.prototype.getContext = () => null;
      });
      await page.goto('/');
      await expect(page.getByRole('heading', { name: 'Browser Compatibility Issue' })).toBeVisible();
    },
  ],
];

for (const { name, viewport, hasTouch } of sizes) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`R35 on a ${name}, ${colorScheme}`, () => {
      test.use({ viewport, hasTouch, colorScheme, contextOptions: { reducedMotion: 'reduce' } });

      test('no public page has findings', async ({ page }) => {
        test.slow();
        for (const path of publicPaths) {
          await test.step(path, async () => {
            await page.goto(path);
            if (!/^\/\d+$/.test(path)) await goLive(page);
            await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
            await expectNoFindings(page);
          });
        }
      });

      for (const [state, reach] of states) {
        test(`no findings: ${state}`, async ({ page }) => {
          await reach(page);
          await expectNoFindings(page);
        });
      }

      if (name === 'phone') {
        test('no findings: the open menu', async ({ page }) => {
          await page.goto('/');
          await page.getByRole('button', { name: 'Open menu' }).click();
          await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
          await expectNoFindings(page);
        });

        test('targets are at least 44 px, or links within text', async ({ page }) => {
          for (const path of ['/', '/blog', '/cnc-configurator']) {
            await page.goto(path);
            const small = await page
              .locator('button, input:not([name="website"]), textarea, nav a')
              .evaluateAll((all) =>
                all
                  .filter((element) => element.getClientRects().length > 0 && element.getBoundingClientRect().height < 38)
                  .map((element) => element.outerHTML.slice(0, 120)),
              );
            expect(small).toEqual([]);
          }
        });
      }
    });
  }
}
