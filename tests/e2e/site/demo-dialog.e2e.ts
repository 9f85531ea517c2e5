import { MIN_FILLING_MS } from '@millrace/core/intake';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { accept, answerFunction, expectToast, refuse } from './site.ts';
import { atEachSize } from './sizes.ts';

const open = async (page: Page) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Book A Free Consultation' }).click();
  return page.getByRole('dialog', { name: 'Request a Demo' });
};
const fill = async (page: Page) => {
  await page.getByLabel('Contact Name').fill('Nora Bright');
  await page.getByLabel('Company Name').fill('Bright Machining');
  await page.getByLabel('Email Address').fill('nora@shop.example');
};
const send = (page: Page) => page.getByRole('button', { name: 'Request Demo' }).click();
const openCalendar = (page: Page) => page.getByRole('button', { name: /^Preferred Date/ }).click();
const calendar = (page: Page) => page.getByRole('dialog', { name: 'Choose a date' });

atEachSize(() => {
  test('the dialog has its words, its fields and its width', async ({ page }) => {
    const dialog = await open(page);
    await expect(dialog).toContainText('Please fill in your information and someone will get in touch to coordinate a demo.');
    for (const [label, required] of [
      ['Contact Name', true],
      ['Company Name', true],
      ['Email Address', true],
      ['Phone Number (Optional)', false],
    ] as const) {
      const field = dialog.getByLabel(label);
      await expect(field).toBeVisible();
      expect(await field.evaluate((input: HTMLInputElement) => input.required)).toBe(required);
    }
    await expect(dialog.getByRole('button', { name: /^Preferred Date \(Optional\)/ })).toBeVisible();
    await expect(dialog.getByLabel('Preferred Time (Optional)')).toBeVisible();
    expect((await dialog.boundingBox())?.width).toBeLessThanOrEqual(500);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
  });

  test('a lead is sent with the long date and the Pacific label, thanked for, and reaches the staff', async ({
    page,
    edition,
  }) => {
    test.slow();
    await page.clock.install({ time: '2026-11-20T18:00:00Z' });
    await open(page);
    await fill(page);
    await openCalendar(page);
    await calendar(page).getByRole('button', { name: '23 November 2026' }).click();
    await expect(page.getByRole('button', { name: /^Preferred Date/ })).toContainText('Monday, November 23, 2026');
    await page.getByLabel('Preferred Time (Optional)').selectOption({ index: 2 });
    await page.clock.fastForward(MIN_FILLING_MS);
    const posted = page.waitForRequest('**/functions/v1/send-demo-request');
    await send(page);
    expect((await posted).postDataJSON()).toMatchObject({
      name: 'Nora Bright',
      company: 'Bright Machining',
      email: 'nora@shop.example',
      phone: null,
      preferredDate: 'Monday, November 23, 2026',
      preferredTime: '9:30 AM PT',
    });
    await expectToast(
      page,
      'Demo Request Sent!',
      'Thank you for your interest. Someone will contact you soon to coordinate the demo.',
    );
    await expect(page.getByRole('dialog')).toBeHidden();
    const mail = await edition.waitForMail({ to: 'leads@millrace.example', text: 'Bright Machining' });
    expect(mail.text).toContain('9:30 AM PT');

    await page.getByRole('button', { name: 'Book A Free Consultation' }).click();
    await expect(page.getByLabel('Contact Name')).toHaveValue('');
  });

  test('Missing Information: no request is sent, the first empty field is focused', async ({ page }) => {
    const posts = await answerFunction(page, 'send-demo-request', accept);
    const dialog = await open(page);
    await page.getByLabel('Company Name').fill('   ');
    await send(page);
    await expectToast(page, 'Missing Information', 'Please fill in all required fields.');
    await expect(page.getByLabel('Contact Name')).toBeFocused();
    await expect(dialog.getByText('This field is required.')).toHaveCount(3);
    expect(posts).toEqual([]);
  });

  test('an e-mail address that is none is refused beside its field', async ({ page }) => {
    const posts = await answerFunction(page, 'send-demo-request', accept);
    const dialog = await open(page);
    await fill(page);
    await page.getByLabel('Email Address').fill('nora@');
    await send(page);
    await expect(dialog.getByText('Please enter a valid email address', { exact: false })).toBeVisible();
    await expect(page.getByLabel('Email Address')).toBeFocused();
    expect(posts).toEqual([]);
  });

  test('Error: the failure is logged, the dialog stays with its values, the retry carries the same key', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    let broken = true;
    const posts = await answerFunction(page, 'send-demo-request', (posted, route) =>
      broken ? refuse(500, 'Database down')(posted, route) : accept(posted, route),
    );
    const dialog = await open(page);
    await fill(page);
    await send(page);
    await expectToast(page, 'Error', 'There was an error sending your demo request. Please try again.');
    await expect(dialog).toBeVisible();
    await expect(page.getByLabel('Contact Name')).toHaveValue('Nora Bright');
    expect(logged.join('\n')).toContain('Database down');

    broken = false;
    await send(page);
    await expectToast(page, 'Demo Request Sent!');
    expect(posts).toHaveLength(2);
    expect(posts[1]?.idempotencyKey).toBe(posts[0]?.idempotencyKey);
    expect(posts[0]?.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('while sending, the button says so and takes no second press', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const posts = await answerFunction(page, 'send-demo-request', async (posted, route) => {
      await held;
      await accept(posted, route);
    });
    await open(page);
    await fill(page);
    await send(page);
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    await page.getByLabel('Contact Name').press('Enter');
    release();
    await expectToast(page, 'Demo Request Sent!');
    expect(posts).toHaveLength(1);
  });
});

test.describe('the calendar', () => {
  test('starts its weeks on Sunday; past days and weekends cannot be chosen, today can', async ({ page }) => {
    await page.clock.setSystemTime('2026-11-18T20:00:00Z'); // a Wednesday
    await open(page);
    await openCalendar(page);
    await expect(calendar(page).getByRole('columnheader').first()).toHaveText('Su');
    for (const [day, allowed] of [
      ['17 November 2026', false],
      ['18 November 2026', true],
      ['19 November 2026', true],
      ['21 November 2026', false],
      ['22 November 2026', false],
      ['30 November 2026', true],
    ] as const) {
      await expect(calendar(page).getByRole('button', { name: day, exact: true })).toBeEnabled({ enabled: allowed });
    }
  });

  test.describe('in Auckland', () => {
    test.use({ timezoneId: 'Pacific/Auckland' });

    test('today is today in Pacific time, and slots name the day on which they fall there', async ({ page }) => {
      await page.clock.setSystemTime('2026-11-19T04:00:00Z'); // Wednesday evening in Portland, Thursday in Auckland
      await open(page);
      await openCalendar(page);
      await expect(calendar(page).getByRole('button', { name: '18 November 2026', exact: true })).toBeEnabled();
      await calendar(page).getByRole('button', { name: '18 November 2026', exact: true }).click();
      const times = page.getByLabel('Preferred Time (Optional)').getByRole('option');
      await expect(times).toHaveCount(18);
      await expect(times.nth(1)).toHaveText('6:00 AM Thu, Nov 19 (9:00 AM PT)');
    });
  });

  for (const [timezoneId, day, label] of [
    ['Europe/London', '9 March 2026', '4:00 PM (9:00 AM PT)'],
    ['Europe/London', '30 March 2026', '5:00 PM (9:00 AM PT)'],
    ['America/Phoenix', '30 March 2026', '9:00 AM (9:00 AM PT)'],
    ['America/Vancouver', '30 March 2026', '9:00 AM'],
    ['America/Tijuana', '30 March 2026', '9:00 AM'],
  ] as const) {
    test.describe(`in ${timezoneId} on ${day}`, () => {
      test.use({ timezoneId });

      test(`the first slot reads ${label}`, async ({ page }) => {
        await page.clock.setSystemTime('2026-03-02T20:00:00Z');
        await open(page);
        await openCalendar(page);
        await calendar(page).getByRole('button', { name: day, exact: true }).click();
        await expect(page.getByLabel('Preferred Time (Optional)').getByRole('option').nth(1)).toHaveText(label);
      });
    });
  }
});

test.describe('the advertising conversion', () => {
  test('is reported where the snippet is loaded', async ({ page }) => {
    await page.addInitScript(() => {
      const counted = window as unknown as { conversions: number; gtag_report_conversion: () => void };
      counted.conversions = 0;
      counted.gtag_report_conversion = () => {
        counted.conversions += 1;
      };
    });
    await answerFunction(page, 'send-demo-request', accept);
    await open(page);
    await fill(page);
    await send(page);
    await expectToast(page, 'Demo Request Sent!');
    expect(await page.evaluate(() => (window as unknown as { conversions: number }).conversions)).toBe(1);
  });

  test('is missed in the console where it is not', async ({ page }) => {
    await answerFunction(page, 'send-demo-request', accept);
    await open(page);
    await fill(page);
    const warning = page.waitForEvent('console', (message) => message.type() === 'warning');
    await send(page);
    expect((await warning).text()).toBe('Google Ads conversion tracking not loaded');
  });
});

test('the keyboard alone opens the dialog, chooses day and time, sends, and is back where it was', async ({ page }) => {
  await page.clock.setSystemTime('2026-11-18T20:00:00Z');
  const posts = await answerFunction(page, 'send-demo-request', accept);
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Book A Free Consultation' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Contact Name')).toBeFocused();
  for (const text of ['Nora Bright', 'Bright Machining', 'nora@shop.example', '503 555 0100']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByRole('button', { name: /^Preferred Date/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(calendar(page).getByRole('button', { name: '18 November 2026', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(calendar(page)).toBeHidden();
  await expect(page.getByRole('dialog', { name: 'Request a Demo' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(calendar(page).getByRole('button', { name: '18 November 2026', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Preferred Date/ })).toContainText('Thursday, November 19, 2026');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Request Demo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectToast(page, 'Demo Request Sent!');
  expect(posts[0]).toMatchObject({
    phone: '503 555 0100',
    preferredDate: 'Thursday, November 19, 2026',
    preferredTime: '9:00 AM PT',
  });
  await expect(opener).toBeFocused();
});
