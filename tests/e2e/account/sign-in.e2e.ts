import { people } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/test.ts';
import { desktop, enter, phone, signInTo, toast } from './people.ts';

test.use({ editionOptions: { name: 'sign-in' } });

for (const [device, viewport] of Object.entries({ desktop, phone })) {
  test.describe(device, () => {
    test.use({ viewport });

    test('the page names its two doors and leads back home', async ({ page }) => {
      await page.goto('/login');
      await expect(page.getByRole('heading', { level: 1, name: 'Client Portal Login' })).toBeVisible();
      await page.getByLabel('Admin').check();
      await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard Login' })).toBeVisible();
      await expect(page.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true');
      await page.getByRole('tab', { name: 'Sign Up' }).click();
      await expect(page.getByLabel('Full Name')).toBeVisible();
      await page.getByRole('link', { name: 'Back to Home' }).click();
      await expect(page).toHaveURL('/');
    });

    test('an admin lands on the dashboard and a client in the portal', async ({ page }) => {
      await page.goto('/login');
      await enter(page, people.admin);
      await expect(page).toHaveURL('/admin');
      await expect(page.getByText('Welcome back Robin Alvarez')).toBeVisible();
      await page.getByRole('button', { name: 'Sign Out' }).click();
      await expect(toast(page, 'Signed Out')).toBeVisible();
      await expect(page).toHaveURL('/login');
      await enter(page, people.client);
      await expect(page).toHaveURL('/client');
      await expect(page.getByText('Welcome, Dana Whitlock')).toBeVisible();
    });
  });
}

test('someone who is signed in already does not see the page', async ({ page }) => {
  await signInTo(page, '/admin/contacts');
  await page.goto('/login');
  await expect(page).toHaveURL('/admin');
});

test('wrong credentials show the server’s words in an alert and a toast, and the e-mail stays', async ({ page }) => {
  await page.goto('/login');
  await enter(page, { email: people.admin.email, password: 'wrong-password' });
  await expect(page.getByRole('alert').filter({ hasText: 'Invalid login credentials' }).first()).toBeVisible();
  await expect(toast(page, 'Login Failed')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(people.admin.email);
  await expect(page).toHaveURL('/login');
});

test('a client with the Admin toggle on is refused and not left signed in', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Admin').check();
  await enter(page, people.client);
  await expect(page.getByText('Admin access required. Please contact support if you need admin privileges.')).toBeVisible();
  await expect(page).toHaveURL('/login');
  await page.goto('/client');
  await expect(page).toHaveURL(/\/login/);
});

test('an admin with the toggle on enters', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Admin').check();
  await enter(page, people.admin);
  await expect(page).toHaveURL('/admin');
});

test('after signing in the person is where they wanted to be', async ({ page }) => {
  await signInTo(page, '/admin/contacts?status=new&sort=name.asc');
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
});

test('a wanted address that is not ours or not theirs leads home', async ({ page }) => {
  await page.goto('/login?next=https://evil.example/admin');
  await enter(page, people.client);
  await expect(page).toHaveURL('/client');
});

test('a password can be pasted and shown, and managers know the fields', async ({ page }) => {
  await page.goto('/login');
  const password = page.getByRole('textbox', { name: 'Password' });
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username');
  await password.fill('secret');
  await page.getByRole('button', { name: 'Show characters' }).click();
  await expect(page.getByLabel('Password')).toHaveAttribute('type', 'text');
});

test('a visitor is led to sign in from both areas', async ({ page }) => {
  await page.goto('/admin/projects');
  await expect(page).toHaveURL('/login?next=%2Fadmin%2Fprojects');
  await page.goto('/client/profile');
  await expect(page).toHaveURL('/login?next=%2Fclient%2Fprofile');
});

test('a client who opens /admin is led to the portal', async ({ page }) => {
  await signInTo(page, '/client', people.client);
  await page.goto('/admin/clients');
  await expect(page).toHaveURL('/client');
});
