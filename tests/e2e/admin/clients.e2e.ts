import { desktop, phone, signInTo, toast } from '../account/people.ts';
import { ask, register, service } from '../fixtures/api.ts';
import type { Edition } from '../fixtures/edition.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ editionOptions: { name: 'admin-clients' } });

const NO_ACCOUNT = 'Client created. A signup invitation would be sent in a production environment.';

const stored = async (edition: Edition, email: string) =>
  (
    await ask(
      edition,
      service(edition),
      `/rest/v1/clients?email=eq.${encodeURIComponent(email)}&select=id,full_name,phone,company,address,user_id`,
    )
  ).body as { id: string; full_name: string; phone: string | null; company: string | null; user_id: string | null }[];

for (const [device, viewport] of Object.entries({ desktop, phone })) {
  test(`add, edit and delete a client (${device})`, async ({ page, edition }) => {
    const email = `ana.${device}@example.com`;
    await page.setViewportSize(viewport);
    await signInTo(page, '/admin/clients');
    await page.getByRole('button', { name: 'Add Client' }).click();
    const add = page.getByRole('dialog', { name: 'Add New Client' });
    await add.getByRole('button', { name: 'Add Client' }).click();
    await expect(add.getByText('Enter the full name')).toBeVisible();
    await expect(add.getByLabel('Full Name')).toBeFocused();
    await add.getByLabel('Full Name').fill(`Ana ${device}`);
    await add.getByLabel('Email').fill('ana@');
    await add.getByRole('button', { name: 'Add Client' }).click();
    await expect(add.getByText('Enter an e-mail address like name@company.com')).toBeVisible();
    await add.getByLabel('Email').fill(email);
    await add.getByRole('button', { name: 'Add Client' }).dblclick();
    await expect(toast(page, 'Client created successfully')).toBeVisible();
    await expect(toast(page, NO_ACCOUNT)).toBeVisible();
    await expect(add).toBeHidden();
    expect(await stored(edition, email)).toMatchObject([
      { full_name: `Ana ${device}`, phone: null, company: null, user_id: null },
    ]);

    await page.getByRole('button', { name: `Edit Ana ${device}` }).click();
    const edit = page.getByRole('dialog', { name: 'Edit Client' });
    await edit.getByLabel('Company').fill('Ana & Co');
    await edit.getByRole('button', { name: 'Update Client' }).click();
    await expect(toast(page, 'Client updated successfully')).toBeVisible();
    await expect(page.getByText('Ana & Co')).toBeVisible();

    await page.getByRole('button', { name: `Delete Ana ${device}` }).click();
    const confirm = page.getByRole('dialog', { name: 'Are you sure you want to delete this client?' });
    await expect(confirm.getByText(`Ana ${device} has no projects.`)).toBeVisible();
    await confirm.getByRole('button', { name: 'Cancel' }).click();
    expect(await stored(edition, email)).toHaveLength(1);
    await page.getByRole('button', { name: `Delete Ana ${device}` }).click();
    await confirm.getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, 'Client deleted successfully')).toBeVisible();
    expect(await stored(edition, email)).toEqual([]);
  });
}

test('R7 a client is linked to the account with the same confirmed address, whatever its case', async ({ page, edition }) => {
  await register(edition, { email: 'bea@example.com', password: 'bea is here' });
  await signInTo(page, '/admin/clients?dialog=new');
  const add = page.getByRole('dialog', { name: 'Add New Client' });
  await add.getByLabel('Full Name').fill('Bea');
  await add.getByLabel('Email').fill('BEA@example.com');
  await add.getByRole('button', { name: 'Add Client' }).click();
  await expect(toast(page, 'Client linked to existing user account')).toBeVisible();
  await expect(page.getByRole('row', { name: /Bea/ })).toContainText('Linked');
});

test('Convert Contact: the wide dialog converts, links, and says who is a client already', async ({ page, edition }) => {
  await register(edition, { email: 'sunniva@fjordframe.example', password: 'sunniva here' });
  await signInTo(page, '/admin/clients');
  await page.getByRole('button', { name: 'Convert Contact' }).click();
  const dialog = page.getByRole('dialog', { name: 'Convert Contact Submission to Client' });
  const row = dialog.getByRole('row', { name: /Sunniva Berg/ });
  await expect(row.getByRole('cell').nth(2)).toHaveText('-');
  await row.getByRole('button', { name: 'Convert' }).click();
  await expect(toast(page, 'Contact converted to client successfully')).toBeVisible();
  await expect(toast(page, 'Client linked to existing user account')).toBeVisible();
  await expect(row.getByText('Converted')).toBeVisible();
  await dialog.getByRole('searchbox').fill('Marcus Oyelaran');
  await expect(dialog.getByText('Already a client')).toBeVisible();
  await dialog.getByRole('link', { name: 'Open client Marcus Oyelaran' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Client' })).toBeVisible();
});

test('two admins at once: the second sees both versions and nothing is overwritten silently', async ({ page, context }) => {
  await signInTo(page, '/admin/clients?q=Petra');
  const other = await context.newPage();
  await other.goto('/admin/clients?q=Petra');
  for (const tab of [page, other]) await tab.getByRole('button', { name: 'Edit Petra Lindqvist' }).click();
  const form = (tab: typeof page) => tab.getByRole('dialog', { name: 'Edit Client' });
  await form(other).getByLabel('Company').fill('Gantry House North');
  await form(other).getByRole('button', { name: 'Update Client' }).click();
  await expect(toast(other, 'Client updated successfully')).toBeVisible();
  await form(page).getByLabel('Company').fill('Gantry House South');
  await form(page).getByRole('button', { name: 'Update Client' }).click();
  const conflict = page.getByRole('dialog', { name: 'Someone else saved a newer version' });
  await expect(conflict.getByRole('row', { name: /Company/ })).toContainText('Gantry House South');
  await expect(conflict.getByRole('row', { name: /Company/ })).toContainText('Gantry House North');
  await conflict.getByRole('button', { name: 'Take the saved version' }).click();
  await expect(form(page).getByLabel('Company')).toHaveValue('Gantry House North');
  await form(page).getByLabel('Company').fill('Gantry House Both');
  await form(page).getByRole('button', { name: 'Update Client' }).click();
  await expect(toast(page, 'Client updated successfully')).toBeVisible();
  await expect(page.getByText('Gantry House Both')).toBeVisible();
});

test('a client that another admin deleted is said to be gone', async ({ page, edition }) => {
  await signInTo(page, '/admin/clients?q=Tamsin');
  await page.getByRole('button', { name: 'Edit Tamsin Abernathy' }).click();
  await ask(edition, service(edition), '/rest/v1/clients?full_name=eq.Tamsin Abernathy', { method: 'DELETE' });
  const form = page.getByRole('dialog', { name: 'Edit Client' });
  await form.getByLabel('Phone').fill('1');
  await form.getByRole('button', { name: 'Update Client' }).click();
  await expect(toast(page, 'Failed to update client: This client no longer exists')).toBeVisible();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Nothing matches “Tamsin”.')).toBeVisible();
});

test('deleting a client with projects says that they stay, and they do', async ({ page, edition }) => {
  await signInTo(page, '/admin/clients?q=Dana');
  await page.getByRole('button', { name: 'Delete Dana Whitlock' }).click();
  const confirm = page.getByRole('dialog', { name: 'Are you sure you want to delete this client?' });
  await expect(confirm.getByText(/^\d+ projects belong to Dana Whitlock\. They stay, without a client\.$/)).toBeVisible();
  await confirm.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Client deleted successfully')).toBeVisible();
  await page.goto('/admin/projects?q=Lathe+tending+cell+1');
  await expect(page.getByRole('row', { name: /Lathe tending cell 1/ })).toContainText('Unknown Client');
  expect((await ask(edition, service(edition), '/rest/v1/clients?full_name=eq.Dana Whitlock')).body).toEqual([]);
});

test('with the server away, loading, saving and deleting say so, and nothing typed is lost', async ({ page, edition }) => {
  await signInTo(page, '/admin/clients');
  await page.getByRole('button', { name: 'Edit Franklin Osei' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Client' });
  await form.getByLabel('Phone').fill('555');
  await edition.stop();
  await form.getByRole('button', { name: 'Update Client' }).click();
  await expect(
    page.locator('.mantine-Notification-root, .mr-toast-plain').getByText(/^Failed to update client: ./),
  ).toBeVisible();
  await expect(form.getByLabel('Phone')).toHaveValue('555');
  await edition.restart();
  await form.getByRole('button', { name: 'Update Client' }).click();
  await expect(toast(page, 'Client updated successfully')).toBeVisible();
  await page.getByRole('button', { name: 'Add Client' }).click();
  const add = page.getByRole('dialog', { name: 'Add New Client' });
  await add.getByLabel('Full Name').fill('Cut Off');
  await add.getByLabel('Email').fill('cut.off@example.com');
  await edition.stop();
  await add.getByRole('button', { name: 'Add Client' }).click();
  await expect(page.locator('.mantine-Notification-root').getByText(/^Failed to create client: ./)).toBeVisible();
  await expect(add.getByLabel('Full Name')).toHaveValue('Cut Off');
  await edition.restart();
  await add.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Delete Franklin Osei' }).click();
  await expect(page.getByRole('dialog').getByText(/Franklin Osei/)).toBeVisible();
  await edition.stop();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Failed to delete client')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Name', exact: true }).click();
  await expect(toast(page, 'Failed to load clients').first()).toBeVisible();
  await edition.restart();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});
