import { register } from '../fixtures/api.ts';
import { linksIn } from '../fixtures/mails.ts';
import { expect, test } from '../fixtures/test.ts';
import { enter, password, signUp, toast } from './people.ts';

test.use({ editionOptions: { name: 'sign-up' } });

test('asks to confirm by mail, and the mailed link signs in', async ({ page, edition }) => {
  const email = 'ines@example.com';
  await page.goto('/login');
  await signUp(page, { name: '  Inés Duarte ', email });
  await expect(toast(page, 'Registration Successful')).toBeVisible();
  await expect(page.getByText('Check your email', { exact: true })).toBeVisible();
  const mail = await edition.waitForMail({ to: email });
  await page.goto(linksIn(mail).find((link) => link.includes('/verify')) ?? '');
  await expect(page).toHaveURL('/client');
  await expect(page.getByText('Welcome, Inés Duarte')).toBeVisible();
});

test('before that, signing in is refused and the mail can be sent again', async ({ page, edition }) => {
  const person = { email: 'jon@example.com', password };
  await page.goto('/login');
  await signUp(page, { name: 'Jon', email: person.email });
  const first = await edition.waitForMail({ to: person.email });
  await page.reload();
  await enter(page, person);
  await expect(page.getByRole('alert').filter({ hasText: 'Email not confirmed' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Resend confirmation email' }).click();
  await expect(toast(page, 'Confirmation Sent')).toBeVisible();
  const again = await edition.waitForMail({ to: person.email, notIn: [first] });
  await page.goto(linksIn(again).find((link) => link.includes('/verify')) ?? '');
  await expect(page).toHaveURL('/client');
});

test('a blank name is refused at the field, without a request', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/login');
  await signUp(page, { name: '   ', email: 'blank@example.com' });
  await expect(page.getByText('Please enter your full name')).toBeVisible();
  await expect(page.getByLabel('Full Name')).toBeFocused();
  expect(requests.filter((url) => url.includes('/auth/v1/signup'))).toEqual([]);
});

test('the browser refuses a password under 6 characters and a malformed e-mail', async ({ page }) => {
  await page.goto('/login');
  await signUp(page, { name: 'Kim', email: 'kim@example.com', password: '12345' });
  const field = page.getByRole('textbox', { name: 'Password' });
  await expect(field).toHaveAttribute('minlength', '6');
  expect(await field.evaluate((input: HTMLInputElement) => input.validity.tooShort)).toBe(true);
  await page.getByLabel('Email').fill('kim');
  expect(await page.getByLabel('Email').evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(true);
});

test('R10 a known address gets the same answer as a new one', async ({ page, edition }) => {
  await register(edition, { email: 'lea@example.com', password });
  const answerTo = async (email: string) => {
    await page.goto('/login');
    const answered = page.waitForResponse('**/auth/v1/signup*');
    await signUp(page, { name: 'Lea', email });
    await expect(toast(page, 'Registration Successful')).toBeVisible();
    await expect(page.getByText('Check your email', { exact: true })).toBeVisible();
    const answer = await answered;
    return { status: answer.status(), fields: Object.keys(await answer.json()).sort() };
  };
  const unknown = await answerTo('nobody.yet@example.com');
  expect(await answerTo('lea@example.com')).toEqual(unknown);
});

// The local edition keeps such mails and never loses a profile, so these two answers are a hosted server's.
for (const [message, title, words] of [
  [
    'Error sending confirmation email',
    'Registration Issue',
    'There was an issue with email confirmation. Please contact support or try again later.',
  ],
  [
    'Database error saving new user',
    'Registration Failed',
    'There was a database issue creating your account. Please try again in a moment.',
  ],
  ['Signups not allowed for this instance', 'Registration Failed', 'Signups not allowed for this instance'],
] as const) {
  test(`the answer “${message}” shows as ${title}`, async ({ page }) => {
    await page.route('**/auth/v1/signup**', (route) =>
      route.fulfill({ status: 500, json: { code: 500, error_code: 'unexpected_failure', msg: message } }),
    );
    await page.goto('/login');
    await signUp(page, { name: 'Noor', email: 'noor@example.com' });
    await expect(toast(page, title)).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: words }).first()).toBeVisible();
  });
}
