import { register } from '../fixtures/api.ts';
import { linksIn } from '../fixtures/mails.ts';
import { expect, test } from '../fixtures/test.ts';
import { enter, toast } from './people.ts';

test.use({ editionOptions: { name: 'password' } });

test('a forgotten password is replaced through the mailed link, which serves once', async ({ page, edition, browser }) => {
  const person = { email: 'olga@example.com', password: 'the old one' };
  await register(edition, person);
  const before = await edition.mails();

  await page.goto('/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText(/a mail with a link to choose a new password is on its way/)).toBeVisible();

  const mail = await edition.waitForMail({ to: person.email, notIn: before });
  const link = linksIn(mail).find((address) => address.includes('/verify')) ?? '';
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeVisible();
  // Nothing else is open before that.
  await page.goto('/client');
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeVisible();
  await page.getByLabel('New password').fill('the new one');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(toast(page, 'Password Changed')).toBeVisible();
  await expect(page).toHaveURL('/client');

  const fresh = await (await browser.newContext({ baseURL: edition.url })).newPage();
  await fresh.goto('/login');
  await enter(fresh, person);
  await expect(toast(fresh, 'Login Failed')).toBeVisible();
  await enter(fresh, { ...person, password: 'the new one' });
  await expect(fresh).toHaveURL('/client');

  const late = await (await browser.newContext({ baseURL: edition.url })).newPage();
  await late.goto(link);
  await expect(late.getByText('This link has expired or was used already. Please ask for a new one.')).toBeVisible();
});

test('R10 an unknown address gets the same answer, and no mail', async ({ page, edition }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText(/a mail with a link to choose a new password is on its way/)).toBeVisible();
  expect((await edition.mails()).filter(({ to }) => to.includes('nobody@example.com'))).toEqual([]);
  await page.getByRole('button', { name: 'Back to sign in' }).click();
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible();
});
