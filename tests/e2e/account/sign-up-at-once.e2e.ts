import { people } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/test.ts';
import { signUp, toast } from './people.ts';

test.use({ editionOptions: { name: 'sign-up-at-once', environment: { CONFIRM_EMAIL: 'off' } } });

test('without confirmation the person is signed in at once', async ({ page }) => {
  await page.goto('/login');
  await signUp(page, { name: 'Maya Ito', email: 'maya@example.com' });
  await expect(toast(page, 'Registration Successful')).toBeVisible();
  await expect(page).toHaveURL('/client');
  await expect(page.getByText('Welcome, Maya Ito')).toBeVisible();
});

test('an address that has an account is said to exist', async ({ page }) => {
  await page.goto('/login');
  await signUp(page, { name: 'Dana', email: people.client.email });
  await expect(toast(page, 'Account Exists')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Please try signing in instead.' }).first()).toBeVisible();
  await expect(page).toHaveURL('/login');
});
