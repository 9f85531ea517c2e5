import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { accept, answerFunction, expectToast, refuse } from './site.ts';
import { atEachSize } from './sizes.ts';

const OPEN = '2026-11-18T20:00:00Z'; // Wednesday noon in Portland
const CLOSED = '2026-11-21T20:00:00Z'; // Saturday noon

const openButton = (page: Page) => page.getByRole('button', { name: 'Speak With Us Now - Instant Connect' });
const open = async (page: Page) => {
  await page.goto('/');
  await openButton(page).click();
  return page.getByRole('dialog', { name: 'Instant Connect' });
};
const country = (page: Page) => page.getByRole('button', { name: /^Country/ });
const search = (page: Page) => page.getByRole('combobox', { name: /Search countries/ });
const call = (page: Page) => page.getByRole('button', { name: 'Call Me' }).click();
const fill = async (page: Page, phone: string) => {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Nora Bright');
  await dialog.getByLabel('Phone').fill(phone);
};

atEachSize(() => {
  test('a call is asked for with the dial code in front; the success view says when; closing resets everything', async ({
    page,
  }) => {
    await page.clock.setSystemTime(OPEN);
    const posts = await answerFunction(page, 'connect-call', accept);
    const dialog = await open(page);
    await expect(dialog).toContainText('the call comes now');
    await expect(dialog).toContainText('(503) 555-0142');
    await expect(country(page)).toContainText('United States');
    await country(page).click();
    await search(page).fill('germ');
    await page.getByRole('option', { name: /Germany/ }).click();
    await fill(page, '30 901820');
    await call(page);
    await expect(page.getByRole('dialog', { name: 'Call Requested' })).toContainText('Your phone rings in a moment.');
    expect(posts).toHaveLength(1);
    expect(posts[0]).toMatchObject({ name: 'Nora Bright', phone: '+4930 901820', timing: 'now' });

    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await openButton(page).click();
    await expect(country(page)).toContainText('United States');
    await expect(page.getByRole('dialog').getByLabel('Name')).toHaveValue('');
  });

  test('out of hours it says when the next business day opens', async ({ page }) => {
    await page.clock.setSystemTime(CLOSED);
    await answerFunction(page, 'connect-call', (_, route) =>
      route.fulfill({ json: { success: true, dueAt: '2026-11-23T16:00:00.000Z' } }),
    );
    const dialog = await open(page);
    await expect(dialog).toContainText('Monday at 8:00 AM PT');
    await fill(page, '503 555 0100');
    await call(page);
    await expect(page.getByRole('dialog', { name: 'Call Requested' })).toContainText('We call you Monday at 8:00 AM PT.');
  });

  test('Missing Information: no request is sent', async ({ page }) => {
    const posts = await answerFunction(page, 'connect-call', accept);
    const dialog = await open(page);
    await call(page);
    await expectToast(page, 'Missing Information', 'Please fill in your name and phone number.');
    await expect(dialog.getByLabel('Name')).toBeFocused();
    expect(posts).toEqual([]);
  });

  for (const [server, shown] of [
    ['All lines are busy.', 'All lines are busy.'],
    ['', 'There was an error requesting your call. Please try again.'],
  ] as const) {
    test(`Error Requesting Call: "${server}" is shown as "${shown}", and the form stays`, async ({ page }) => {
      await answerFunction(page, 'connect-call', refuse(500, server));
      const dialog = await open(page);
      await fill(page, '503 555 0100');
      await call(page);
      await expectToast(page, 'Error Requesting Call', shown);
      await expect(dialog.getByLabel('Phone')).toHaveValue('503 555 0100');
    });
  }
});

test('a number with a plus is used as it is, with a warning when it differs from the country', async ({ page }) => {
  const posts = await answerFunction(page, 'connect-call', accept);
  await open(page);
  await fill(page, '+49 30 901820');
  const warning = page.waitForEvent('console', (message) => message.type() === 'warning');
  await call(page);
  expect((await warning).text()).toContain('differs from the selected dial code +1');
  await expect.poll(() => posts.length).toBe(1);
  expect(posts[0]?.phone).toBe('+49 30 901820');
});

test('a call reaches the local edition', async ({ page }) => {
  await open(page);
  await fill(page, '503 555 0100');
  const answer = page.waitForResponse('**/functions/v1/connect-call');
  await call(page);
  expect((await answer).status()).toBe(200);
  await expect(page.getByRole('dialog', { name: 'Call Requested' })).toBeVisible();
});

test('65 countries with drawn flags, in a list at most 300 px high, found by name, code or dial code', async ({ page }) => {
  await open(page);
  await country(page).click();
  const options = page.getByRole('option');
  await expect(options).toHaveCount(65);
  const names = await options.locator('span:first-of-type').allTextContents();
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
  expect((await page.getByRole('listbox').boundingBox())?.height).toBeLessThanOrEqual(300);
  await expect(page.getByRole('option', { name: /United States/ })).toHaveAttribute('aria-selected', 'true');
  // A flag that was not drawn has no size of its own.
  const drawn = await options
    .locator('svg use')
    .evaluateAll((uses) => uses.filter((use) => (use as SVGUseElement).getBBox().width > 0).length);
  expect(drawn).toBe(65);
  for (const [text, first] of [
    ['kingd', 'United Kingdom'],
    ['jp', 'Japan'],
    ['+61', 'Australia'],
  ] as const) {
    await search(page).fill(text);
    await expect(options.first()).toContainText(first);
  }
  await search(page).fill('zzz');
  await expect(page.getByText('No country matches.')).toBeVisible();
});

test('the keyboard alone chooses a country and asks for the call', async ({ page }) => {
  const posts = await answerFunction(page, 'connect-call', accept);
  await page.goto('/');
  await openButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Nora Bright');
  await page.keyboard.press('Tab');
  await expect(country(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(search(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(search(page)).toBeHidden();
  await expect(country(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('united');
  await page.keyboard.press('ArrowDown');
  await expect(search(page)).toHaveAttribute('aria-activedescendant', /-GB$/);
  await page.keyboard.press('Enter');
  await expect(country(page)).toContainText('United Kingdom');
  await page.keyboard.press('Tab');
  await page.keyboard.type('2079460000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Done' })).toBeFocused();
  expect(posts[0]?.phone).toBe('+442079460000');
  await page.keyboard.press('Enter');
  await expect(openButton(page)).toBeFocused();
});
