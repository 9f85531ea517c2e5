import { expect, type Locator, type Page } from '@playwright/test';
import { people } from '../fixtures/api.ts';

export type Person = { email: string; password: string };

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 860 };

/** Fills the sign-in form on the current page and sends it. */
export async function enter(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** Signs in and ends on `path`. */
export async function signInTo(page: Page, path: string, person: Person = people.admin): Promise<void> {
  await page.goto(path);
  await expect(page).toHaveURL(/\/login\?next=/);
  await enter(page, person);
  await expect(page).toHaveURL(path);
}

/** A toast by its title, on its shelf or, where that could not be loaded, without it. */
export const toast = (page: Page, title: string): Locator =>
  page
    .locator('.mantine-Notification-root')
    .getByText(title, { exact: true })
    .or(page.locator('.mr-toast-plain', { hasText: title }));

export const password = 'correct horse';

/** Fills the sign-up form on the current page and sends it. */
export async function signUp(page: Page, person: { name: string; email: string; password?: string }): Promise<void> {
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByLabel('Full Name').fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(person.password ?? password);
  await page.getByRole('button', { name: 'Create Account' }).click();
}
