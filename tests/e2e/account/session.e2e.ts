import { ask, people, register, service, signIn } from '../fixtures/api.ts';
import type { Edition } from '../fixtures/edition.ts';
import { expect, test } from '../fixtures/test.ts';
import { signInTo, toast } from './people.ts';

test.use({ editionOptions: { name: 'session' } });

/** Makes somebody an admin, as the owner's script does. */
async function promote(edition: Edition, person: { email: string; password: string }, role = 'admin'): Promise<string> {
  const { id } = await signIn(edition, person);
  const answer = await ask(edition, service(edition), `/rest/v1/profiles?id=eq.${id}`, { method: 'PATCH', body: { role } });
  expect(answer.status).toBeLessThan(300);
  return id;
}

/** Changes the stored session of this browser, as time or another program would. */
const changeStoredSession = (change: string) =>
  `for (const key of Object.keys(localStorage)) if (key.endsWith('-auth-token')) {
     const session = JSON.parse(localStorage.getItem(key)); (${change})(session); localStorage.setItem(key, JSON.stringify(session)); }`;

test('signing out in one tab signs out the other, and leaves nothing on screen', async ({ page, context }) => {
  await signInTo(page, '/admin/contacts');
  const other = await context.newPage();
  await other.goto('/admin/clients');
  await expect(other.getByRole('heading', { name: 'Client Management' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/login');
  await expect(toast(page, 'Signed Out')).toBeVisible();
  await expect(other).toHaveURL(/\/login/);
  await expect(other.getByText('Dana Whitlock')).toHaveCount(0);
  await page.goto('/admin/contacts');
  await expect(page).toHaveURL(/\/login/);
});

test('R9 a demoted admin is refused at the next action and led to the portal', async ({ page, edition }) => {
  const person = { email: 'second.admin@example.com', password: 'second admin' };
  await register(edition, person);
  await promote(edition, person);
  await signInTo(page, '/admin/projects', person);
  await page.getByRole('button', { name: 'Delete Lathe tending cell 1' }).click();
  await promote(edition, person, 'client');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Failed to delete project')).toBeVisible();
  await expect(page).toHaveURL('/client');
  const left = await ask(edition, service(edition), '/rest/v1/projects?name=eq.Lathe tending cell 1&select=name');
  expect(left.body).toHaveLength(1);
});

test('R9 a demoted admin who saves an open project is refused and led to the portal', async ({ page, edition }) => {
  const person = { email: 'third.admin@example.com', password: 'third admin' };
  await register(edition, person);
  await promote(edition, person);
  await signInTo(page, '/admin/projects', person);
  await page.getByRole('button', { name: 'Edit Lathe tending cell 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Project' });
  await dialog.getByLabel('Description').fill('Changed by who may not');
  await promote(edition, person, 'client');
  await dialog.getByRole('button', { name: 'Update Project' }).click();
  await expect(page).toHaveURL('/client');
  const left = await ask(edition, service(edition), '/rest/v1/projects?name=eq.Lathe tending cell 1&select=description');
  expect(left.body).not.toEqual([{ description: 'Changed by who may not' }]);
});

test('an expired access token is renewed without a word', async ({ page }) => {
  await signInTo(page, '/admin/contacts');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.evaluate(changeStoredSession('(session) => { session.expires_at = 1; session.access_token += "x"; }'));
  await page.reload();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page).toHaveURL('/admin/contacts');
  await expect(page.locator('.mantine-Notification-root')).toHaveCount(0);
});

test('a refused renewal leads through the sign-in page, and the open form is as it was', async ({ page }) => {
  await signInTo(page, '/admin/clients');
  await page.getByRole('button', { name: 'Add Client' }).click();
  const form = page.getByRole('dialog', { name: 'Add New Client' });
  await form.getByLabel('Full Name').fill('Half Written');
  await form.getByLabel('Company').fill('Unsaved & Sons');
  await page.evaluate(
    changeStoredSession('(session) => { session.expires_at = 1; session.refresh_token = "gone"; session.access_token += "x"; }'),
  );
  await page.reload();
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByLabel('Email').fill(people.admin.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(people.admin.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/admin/clients?dialog=new');
  await expect(form.getByLabel('Full Name')).toHaveValue('Half Written');
  await expect(form.getByLabel('Company')).toHaveValue('Unsaved & Sons');
});

test('a user without a profile gets one', async ({ page, edition }) => {
  const person = { email: 'no.profile@example.com', password: 'no profile' };
  const { id } = await register(edition, { ...person, data: { full_name: 'Pia Nord' } });
  await ask(edition, service(edition), `/rest/v1/profiles?id=eq.${id}`, { method: 'DELETE' });
  await page.goto('/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/client');
  const profile = await ask(edition, service(edition), `/rest/v1/profiles?id=eq.${id}&select=role,email,full_name`);
  expect(profile.body).toEqual([{ role: 'client', email: person.email, full_name: 'Pia Nord' }]);
});

test('a profile that cannot be fetched is said to be an issue after three attempts', async ({ page, context }) => {
  const asked: number[] = [];
  await context.route('**/rest/v1/profiles**', (route) => {
    asked.push(Date.now());
    return route.abort();
  });
  await page.goto('/login');
  await page.getByLabel('Email').fill(people.client.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(people.client.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(toast(page, 'Profile Setup Issue')).toBeVisible({ timeout: 20_000 });
  expect(asked).toHaveLength(3);
  const [first = 0, second = 0, third = 0] = asked;
  expect(second - first).toBeGreaterThanOrEqual(950);
  expect(third - second).toBeGreaterThanOrEqual(1950);
});
