import type { Page } from '@playwright/test';
import { enter, signInTo, signUp, toast } from '../account/people.ts';
import { ask, people, service } from '../fixtures/api.ts';
import { expectNoFindings } from '../fixtures/axe.ts';
import type { Edition } from '../fixtures/edition.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ editionOptions: { name: 'admin-states' } });

type State = { name: string; reach: (page: Page, edition: Edition) => Promise<void>; leave?: (page: Page) => Promise<void> };

const LIST = '**/rpc/list_clients*';

const signedOut: State[] = [
  {
    name: 'sign-in refused',
    async reach(page) {
      await page.goto('/login');
      await enter(page, { email: people.admin.email, password: 'not the password' });
      await expect(page.getByRole('alert').first()).toBeVisible();
    },
  },
  {
    name: 'reset link asked for',
    async reach(page) {
      await page.goto('/login');
      await page.getByLabel('Email').fill('nobody@example.com');
      await page.getByRole('button', { name: 'Forgot password?' }).click();
      await expectNoFindings(page, 'forgotten password');
      await page.getByRole('button', { name: 'Send reset link' }).click();
      await expect(page.getByText(/a mail with a link to choose a new password is on its way/)).toBeVisible();
    },
  },
  {
    name: 'signed up, to be confirmed',
    async reach(page) {
      await page.goto('/login');
      await signUp(page, { name: 'Kai', email: `kai.${Date.now()}@example.com` });
      await expect(page.getByText('Check your email', { exact: true })).toBeVisible();
    },
  },
];

const signedIn: State[] = [
  {
    name: 'loading',
    async reach(page) {
      await page.route(LIST, () => {});
      await page.goto('/admin/clients');
      await expect(page.getByRole('status', { name: /^Loading/ })).toBeVisible();
    },
    leave: (page) => page.unroute(LIST),
  },
  {
    name: 'could not be loaded',
    async reach(page) {
      await page.route(LIST, (route) => route.fulfill({ status: 503, body: '{"message":"down"}' }));
      await page.goto('/admin/clients');
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      await expect(toast(page, 'Failed to load clients').first()).toBeVisible();
    },
    leave: (page) => page.unroute(LIST),
  },
  {
    name: 'someone else saved',
    async reach(page, edition) {
      await page.goto('/admin/clients?q=Petra');
      await page.getByRole('button', { name: 'Edit Petra Lindqvist' }).click();
      const form = page.getByRole('dialog', { name: 'Edit Client' });
      await form.getByLabel('Company').fill('Gantry House South');
      const saved = await ask(edition, service(edition), '/rest/v1/clients?full_name=eq.Petra Lindqvist', {
        method: 'PATCH',
        body: { company: `Gantry House ${Date.now()}` },
      });
      expect(saved.status).toBe(204);
      await form.getByRole('button', { name: 'Update Client' }).click();
      await expect(page.getByRole('dialog', { name: 'Someone else saved a newer version' })).toBeVisible();
    },
    // What was typed is a draft, which the next round would find.
    leave: (page) => page.getByRole('button', { name: 'Take the saved version' }).click(),
  },
  ...[
    '/admin/contacts?list=calls',
    '/admin/contacts?list=subscribers',
    '/admin/contacts?quarantined=1',
    '/admin/invoices',
    '/admin/support',
    '/client/orders',
    '/client/invoices',
    '/client/support',
  ].map((path) => ({
    name: path,
    async reach(page: Page) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    },
  })),
];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1280, 390]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 860 }, contextOptions: { reducedMotion: 'reduce' } });

      test('R35 axe finds nothing where something is wrong, empty or on its way', async ({ page, edition }) => {
        test.slow();
        const visit = async ({ name, reach, leave }: State) => {
          await test.step(name, async () => {
            await reach(page, edition);
            await expectNoFindings(page, name);
            await leave?.(page);
          });
        };
        for (const state of signedOut) await visit(state);
        await signInTo(page, '/admin');
        for (const state of signedIn) await visit(state);
      });
    });
  }
}
