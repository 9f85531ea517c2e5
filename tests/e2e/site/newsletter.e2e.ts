import { takeAPersonsTime } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';
import { accept, answerFunction, expectToast, refuse } from './site.ts';
import { atEachSize } from './sizes.ts';

const VERIFY = 'send-newsletter-verification';
const CONFIGURATORS = [
  ['/cnc-configurator', 'CNC Machine Tending Configurator', 'Robotic Welding Configurator'],
  ['/welding-configurator', 'Robotic Welding Configurator', 'CNC Machine Tending Configurator'],
] as const;

atEachSize(() => {
  test.describe('the block on the blog', () => {
    test('sends the address, asks to check the e-mail, and takes another', async ({ page }) => {
      const posts = await answerFunction(page, VERIFY, accept);
      await page.goto('/blog');
      await expect(page.getByRole('region', { name: /Notes from the cell/ })).toContainText('verify your address by a link');
      await page.getByLabel('Email Address').fill('nora@shop.example');
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeFocused();
      expect(posts[0]).toMatchObject({ email: 'nora@shop.example', source: 'blog' });
      await page.getByRole('button', { name: 'Subscribe Another Email' }).click();
      await expect(page.getByLabel('Email Address')).toHaveValue('');
    });

    test('Email Required', async ({ page }) => {
      const posts = await answerFunction(page, VERIFY, accept);
      await page.goto('/blog');
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await expectToast(page, 'Email Required', 'Please enter your email address to subscribe.');
      await expect(page.getByLabel('Email Address')).toBeFocused();
      expect(posts).toEqual([]);
    });

    for (const [server, shown] of [
      ['Too many requests.', 'Too many requests.'],
      ['', 'There was an error processing your subscription. Please try again.'],
    ] as const) {
      test(`Subscription Failed: "${server}" is shown as "${shown}"`, async ({ page }) => {
        await answerFunction(page, VERIFY, refuse(429, server));
        await page.goto('/blog');
        await page.getByLabel('Email Address').fill('nora@shop.example');
        await page.getByRole('button', { name: 'Subscribe' }).click();
        await expectToast(page, 'Subscription Failed', shown);
        await expect(page.getByLabel('Email Address')).toHaveValue('nora@shop.example');
      });
    }
  });

  for (const [path, title, sibling] of CONFIGURATORS) {
    test.describe(path, () => {
      test('says what comes, links onward, and takes an address', async ({ page }) => {
        let release = () => {};
        const held = new Promise<void>((resolve) => {
          release = resolve;
        });
        const posts = await answerFunction(page, VERIFY, async (posted, route) => {
          await held;
          await accept(posted, route);
        });
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        const main = page.getByRole('main');
        await expect(main.getByText('Coming Soon', { exact: true })).toBeVisible();
        await expect(main.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
        await expect(main.getByRole('link', { name: sibling })).toBeVisible();
        await expect(main.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/#contact');
        await expect(page.getByRole('heading', { name: "Let me know when it's ready" })).toBeVisible();
        await page.getByLabel('Email Address').fill('nora@shop.example');
        await page.getByRole('button', { name: 'Notify Me When Ready' }).click();
        await expect(page.getByRole('button', { name: 'Sending verification email...' })).toBeDisabled();
        release();
        await expect(page.getByRole('heading', { name: 'Check your email!' })).toBeVisible();
        await expect(main).toContainText("We've sent you a verification link to confirm your subscription.");
        await expect(page.getByLabel('Email Address')).toHaveCount(0);
        expect(posts[0]).toMatchObject({ email: 'nora@shop.example', source: path.slice(1) });
      });

      test('Email Required, and Error when it fails', async ({ page }) => {
        await answerFunction(page, VERIFY, refuse(500, 'Database down'));
        await page.goto(path);
        await page.getByRole('button', { name: 'Notify Me When Ready' }).click();
        await expectToast(page, 'Email Required', 'Please enter your email address.');
        await page.getByLabel('Email Address').fill('nora@shop.example');
        await page.getByRole('button', { name: 'Notify Me When Ready' }).click();
        await expectToast(page, 'Error', 'There was an error sending the verification email. Please try again.');
      });
    });
  }

  test('/newsletter-confirmed', async ({ page }) => {
    await page.goto('/newsletter-confirmed');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subscription Confirmed');
    await expect(page.getByRole('link', { name: 'Return to Homepage' })).toHaveAttribute('href', '/');
    await page.getByRole('link', { name: 'Read Our Blog' }).click();
    await expect(page).toHaveURL(/\/blog$/);
  });
});

test('R17 the link in the mail confirms after one press, not by being opened, and only once; leaving works alike', async ({
  page,
  edition,
}) => {
  test.slow();
  const email = 'reader@shop.example';
  await page.goto('/blog');
  await page.getByLabel('Email Address').fill(email);
  await takeAPersonsTime(page);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
  const mail = await edition.waitForMail({ to: email, text: '/newsletter/confirm?token=' });
  const link = new URL(/https?:\/\/\S+\/newsletter\/confirm\?token=\S+/.exec(mail.text)?.[0] ?? '');

  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await page.goto(link.pathname + link.search);
  await expect(page.getByRole('heading', { name: 'Confirm your subscription' })).toBeVisible();
  expect(posts).toEqual([]);
  await page.getByRole('button', { name: 'Confirm Subscription' }).click();
  await expect(page).toHaveURL(/\/newsletter-confirmed$/);
  await expect(page.getByRole('heading', { name: 'Subscription Confirmed' })).toBeVisible();

  await page.goto(link.pathname + link.search);
  await page.getByRole('button', { name: 'Confirm Subscription' }).click();
  await expect(page.getByRole('heading', { name: 'This link was already used' })).toBeFocused();

  const leave = new URL(/https?:\/\/\S+\/newsletter\/unsubscribe\?token=\S+/.exec(mail.text)?.[0] ?? link.href);
  await page.goto(leave.pathname + leave.search);
  await page.getByRole('button', { name: /Unsubscribe|Confirm Subscription/ }).click();
  await expect(page.getByRole('heading', { name: /You have left the newsletter|already/ })).toBeVisible();
});

for (const [path, button, name] of [
  ['/newsletter/confirm', 'Confirm Subscription', 'newsletter-confirm'],
  ['/newsletter/unsubscribe', 'Unsubscribe', 'newsletter-unsubscribe'],
] as const) {
  test.describe(path, () => {
    for (const [code, title] of [
      ['expired', 'This link has expired'],
      ['used', /already/],
      ['invalid', 'This link is not complete'],
    ] as const) {
      test(`explains a link that is ${code} and offers a new mail`, async ({ page }) => {
        await answerFunction(page, name, refuse(410, 'No.', { code }));
        await page.goto(`${path}?token=abc`);
        await page.getByRole('button', { name: button }).click();
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
        await page.getByRole('link', { name: 'Send me a new e-mail' }).click();
        await expect(page).toHaveURL(/\/blog#newsletter$/);
        await expect(page.getByRole('form', { name: 'Newsletter' })).toBeInViewport();
      });
    }

    test('without a token nothing is posted', async ({ page }) => {
      const posts = await answerFunction(page, name, accept);
      await page.goto(path);
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'This link is not complete' })).toBeVisible();
      expect(posts).toEqual([]);
    });

    test('a lost network is said, and the press can be repeated', async ({ page }) => {
      let lost = true;
      await page.route(`**/functions/v1/${name}`, (route) => (lost ? route.abort() : route.fulfill({ json: { success: true } })));
      await page.goto(`${path}?token=abc`);
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByRole('alert')).toContainText('check your connection');
      lost = false;
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByRole('link', { name: 'Read Our Blog' })).toBeVisible();
    });
  });
}
