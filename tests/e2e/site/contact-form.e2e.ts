import type { Page } from '@playwright/test';
import { leaveMessage } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';
import { accept, answerFunction, expectToast, goLive, holdBack, refuse } from './site.ts';
import { atEachSize } from './sizes.ts';

const form = (page: Page) => page.getByRole('form', { name: 'Contact' });
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click();
const fill = async (page: Page) => {
  await form(page).getByLabel('Name').fill('Nora Bright');
  await form(page).getByLabel('Email').fill('nora@shop.example');
  await form(page).getByLabel('Message').fill('We tend two lathes by hand.');
};
const NETWORK = 'Network error. Please check your connection and try again.';

atEachSize(() => {
  test('a message is thanked for, reaches the staff, and another can be sent', async ({ page, edition }, info) => {
    const email = `nora-${info.project.name}-${info.parallelIndex}-${Date.now()}@shop.example`;
    await leaveMessage(page, { name: 'Nora Bright', email, message: 'We tend two lathes by hand.' });
    await edition.waitForMail({ to: 'leads@millrace.example', text: email });
    await page.getByRole('button', { name: 'Send Another Message' }).click();
    await expect(form(page).getByLabel('Message')).toHaveValue('');
    expect(await form(page).getByLabel('Message').getAttribute('rows')).toBe('4');
  });

  test('an empty phone is sent as null, a typed one as typed', async ({ page }) => {
    const posts = await answerFunction(page, 'send-contact-email', accept);
    await page.goto('/#contact');
    await fill(page);
    await send(page);
    await page.getByRole('button', { name: 'Send Another Message' }).click();
    await fill(page);
    await form(page).getByLabel('Phone').fill(' (503) 555-0100 ');
    await send(page);
    await expect.poll(() => posts.length).toBe(2);
    expect(posts.map(({ phone }) => phone)).toEqual([null, '(503) 555-0100']);
    expect(posts[0]?.idempotencyKey).not.toBe(posts[1]?.idempotencyKey);
    expect(posts[0]).toMatchObject({ website: '' });
    expect(posts[0]?.filledInMs).toBeGreaterThan(0);
  });

  test('Missing Information: words beside each field, the first focused, no request', async ({ page }) => {
    const posts = await answerFunction(page, 'send-contact-email', accept);
    await page.goto('/#contact');
    await form(page).getByLabel('Email').fill('nora@shop.example');
    await send(page);
    await expectToast(page, 'Missing Information', 'Please fill in all required fields (name, email, and message).');
    await expect(form(page).getByText('This field is required.')).toHaveCount(2);
    await expect(form(page).getByLabel('Name')).toBeFocused();
    await expect(form(page).getByLabel('Email')).toHaveValue('nora@shop.example');
    await page.keyboard.type('N');
    await expect(form(page).getByText('This field is required.')).toHaveCount(1);
    expect(posts).toEqual([]);
  });

  for (const [what, server, shown] of [
    ['the server’s own words', 'Too many messages. Please try again later.', 'Too many messages. Please try again later.'],
    ['invalid JSON', 'The body is invalid JSON', 'Invalid form data. Please refresh the page and try again.'],
    ['nothing', '', 'There was an error sending your message. Please try again.'],
  ] as const) {
    test(`Error Sending Message: ${what}`, async ({ page }) => {
      await answerFunction(page, 'send-contact-email', refuse(500, server));
      await page.goto('/#contact');
      await fill(page);
      await send(page);
      await expectToast(page, 'Error Sending Message', shown);
      await expect(form(page).getByLabel('Message')).toHaveValue('We tend two lathes by hand.');
    });
  }

  test('offline, before anything of the form was loaded: the network message, and everything typed stays', async ({
    page,
    context,
  }) => {
    await page.goto('/#contact');
    await goLive(page);
    await context.setOffline(true);
    await fill(page);
    await send(page);
    await expect(page.getByRole('alert').filter({ hasText: NETWORK }).first()).toBeVisible();
    for (const [label, value] of [
      ['Name', 'Nora Bright'],
      ['Email', 'nora@shop.example'],
      ['Message', 'We tend two lathes by hand.'],
    ] as const) {
      await expect(form(page).getByLabel(label)).toHaveValue(value);
    }
    await context.setOffline(false);
    await answerFunction(page, 'send-contact-email', accept);
    await send(page);
    await expect(page.getByRole('heading', { name: 'Thank You' })).toBeFocused();
  });
});

test('what was typed and sent before the application had loaded is sent once it has', async ({ page }) => {
  const posts = await answerFunction(page, 'send-contact-email', accept);
  const release = await holdBack(page, '**/assets/entry-client*.js');
  await page.goto('/#contact');
  await fill(page);
  await send(page);
  expect(posts).toEqual([]);
  release();
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  expect(posts).toHaveLength(1);
  expect(posts[0]).toMatchObject({ name: 'Nora Bright', message: 'We tend two lathes by hand.' });
});

test('a robot that fills the hidden field sends it along; a person cannot reach it', async ({ page }) => {
  const posts = await answerFunction(page, 'send-contact-email', accept);
  await page.goto('/#contact');
  await fill(page);
  const trap = form(page).locator('input[name="website"]');
  await expect(trap).toHaveAttribute('tabindex', '-1');
  await trap.evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example';
  });
  await send(page);
  await expect.poll(() => posts.length).toBe(1);
  expect(posts[0]?.website).toBe('https://spam.example');
});

test('the keyboard alone fills and sends the form', async ({ page }) => {
  const posts = await answerFunction(page, 'send-contact-email', accept);
  await page.goto('/#contact');
  await form(page).getByLabel('Name').focus();
  for (const text of ['Nora Bright', 'nora@shop.example', '', 'Hello']) {
    if (text) await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeFocused();
  expect(posts[0]).toMatchObject({ name: 'Nora Bright', email: 'nora@shop.example', phone: null, message: 'Hello' });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Send Another Message' })).toBeFocused();
});
