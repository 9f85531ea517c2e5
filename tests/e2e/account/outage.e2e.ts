import { people } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/test.ts';
import { enter, signUp, toast } from './people.ts';

test.use({ editionOptions: { name: 'account-outage', environment: { CONFIRM_EMAIL: 'off' } } });

test('with the server away, signing in says that something unexpected happened; later it works', async ({ page, edition }) => {
  await page.goto('/login');
  // The words of a toast must be there before the network goes.
  await enter(page, { email: people.admin.email, password: 'wrong-password' });
  await expect(toast(page, 'Login Failed')).toBeVisible();
  await edition.stop();
  await enter(page, people.admin);
  await expect(page.getByText('An unexpected error occurred. Please try again.')).toBeVisible();
  await expect(toast(page, 'Login Error')).toBeVisible();
  await edition.restart();
  await enter(page, people.admin);
  await expect(page).toHaveURL('/admin');
});

test('registering says that something unexpected happened and keeps what was typed', async ({ page, edition }) => {
  await page.goto('/login');
  await signUp(page, { name: 'Dana', email: people.client.email });
  await expect(toast(page, 'Account Exists')).toBeVisible();
  await edition.stop();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('An unexpected error occurred during registration. Please try again.')).toBeVisible();
  await expect(toast(page, 'Registration Error')).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('Dana');
  await edition.restart();
});
