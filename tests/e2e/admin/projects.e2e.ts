import { desktop, phone, signInTo, toast } from '../account/people.ts';
import { ask, service } from '../fixtures/api.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ editionOptions: { name: 'admin-projects' } });

test('the list shows client, status, money and dates as specified', async ({ page }) => {
  await signInTo(page, '/admin/projects?q=Lathe+tending+cell+1');
  await expect(page.getByRole('heading', { name: 'Projects Management' })).toBeVisible();
  const cells = page.getByRole('row', { name: /Lathe tending cell 1/ }).getByRole('cell');
  await expect(cells.nth(1)).toHaveText('Dana Whitlock');
  await expect(cells.nth(2)).toHaveText('in progress');
  await expect(cells.nth(3)).toHaveText('$86,400');
  await expect(cells.nth(4)).toHaveText(/^[A-Z][a-z]{2} \d+, \d{4}$/);
  await page.goto('/admin/projects?q=Casting');
  await expect(
    page
      .getByRole('row', { name: /Casting grinding cell/ })
      .getByRole('cell')
      .nth(4),
  ).toHaveText('-');
});

for (const [device, viewport] of Object.entries({ desktop, phone })) {
  test(`create, edit and delete a project (${device})`, async ({ page, edition }) => {
    const name = `Palletizer ${device}`;
    await page.setViewportSize(viewport);
    await signInTo(page, '/admin/projects');
    await page.getByRole('button', { name: 'New Project' }).click();
    const form = page.getByRole('dialog', { name: 'Create New Project' });
    await expect(form.getByLabel('Status')).toHaveValue('planning');
    await form.getByLabel('Budget ($)').fill('12.345');
    await form.getByLabel('Start Date').fill('2026-12-02');
    await form.getByLabel('End Date').fill('2026-12-01');
    await form.getByRole('button', { name: 'Create Project' }).click();
    await expect(form.getByText('Enter the project name')).toBeVisible();
    await expect(form.getByText('Enter an amount in dollars, like 12500 or 12500.50')).toBeVisible();
    await form.getByLabel('Project Name').fill(name);
    await form.getByLabel('Budget ($)').fill('-5');
    await form.getByRole('button', { name: 'Create Project' }).click();
    await expect(form.getByText('The budget must not be negative')).toBeVisible();
    await expect(form.getByText('The end date must not be before the start date')).toBeVisible();
    await form.getByLabel('Budget ($)').fill('12,500.50');
    await form.getByLabel('End Date').fill('2027-01-15');
    await form.getByLabel('Description').fill('Two rows,\nslip sheets');
    const client = form.getByRole('combobox', { name: 'Client' });
    await expect(client).toHaveAttribute('placeholder', 'Select a client');
    await client.fill('holloway');
    await page.getByRole('option', { name: 'Grace Holloway' }).click();
    await form.getByRole('button', { name: 'Create Project' }).dblclick();
    await expect(toast(page, 'Project created successfully')).toBeVisible();
    const stored = await ask(
      edition,
      service(edition),
      `/rest/v1/projects?name=eq.${name}&select=status,budget,start_date,end_date,description,client:clients(full_name)`,
    );
    expect(stored.body).toEqual([
      {
        status: 'planning',
        budget: 12500.5,
        start_date: '2026-12-02',
        end_date: '2027-01-15',
        description: 'Two rows,\nslip sheets',
        client: { full_name: 'Grace Holloway' },
      },
    ]);
    await page.getByRole('button', { name: `Edit ${name}` }).click();
    const edit = page.getByRole('dialog', { name: 'Edit Project' });
    await expect(edit.getByRole('combobox', { name: 'Client' })).toHaveValue('Grace Holloway');
    await edit.getByLabel('Status').selectOption('completed');
    await edit.getByRole('button', { name: 'Update Project' }).click();
    await expect(toast(page, 'Project updated successfully')).toBeVisible();
    await page.getByRole('button', { name: `Delete ${name}` }).click();
    await page
      .getByRole('dialog', { name: 'Are you sure you want to delete this project?' })
      .getByRole('button', { name: 'Delete' })
      .click();
    await expect(toast(page, 'Project deleted successfully')).toBeVisible();
    await expect(page.getByText(name)).toHaveCount(0);
  });
}

test('another admin’s newer version is shown before anything is saved over it', async ({ page, edition }) => {
  await signInTo(page, '/admin/projects?q=Swiss+lathe');
  await page.getByRole('button', { name: 'Edit Swiss lathe unloading' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Project' });
  await form.getByLabel('Budget ($)').fill('60000');
  await ask(edition, service(edition), '/rest/v1/projects?name=eq.Swiss lathe unloading', {
    method: 'PATCH',
    body: { status: 'on_hold' },
  });
  await form.getByRole('button', { name: 'Update Project' }).click();
  const conflict = page.getByRole('dialog', { name: 'Someone else saved a newer version' });
  await expect(conflict.getByRole('row', { name: /Status/ })).toContainText('on hold');
  await conflict.getByRole('button', { name: 'Save my version' }).click();
  await expect(toast(page, 'Project updated successfully')).toBeVisible();
  await expect(page.getByRole('row', { name: /Swiss lathe/ })).toContainText('$60,000');
});

test('a project that another admin deleted fails to save', async ({ page, edition }) => {
  await signInTo(page, '/admin/projects?q=Tube+bender');
  await page.getByRole('button', { name: 'Edit Tube bender feeding' }).click();
  await ask(edition, service(edition), '/rest/v1/projects?name=eq.Tube bender feeding', { method: 'DELETE' });
  await page.getByRole('button', { name: 'Update Project' }).click();
  await expect(toast(page, 'Failed to save project')).toBeVisible();
});

test('with the server away, loading and deleting say so', async ({ page, edition }) => {
  await signInTo(page, '/admin/projects');
  await page.getByRole('button', { name: 'Delete Trailer axle welding' }).click();
  await edition.stop();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.locator('.mantine-Notification-root, .mr-toast-plain').getByText('Failed to delete project')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Budget' }).click();
  await expect(toast(page, 'Failed to load projects').first()).toBeVisible();
  await edition.restart();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('row', { name: /Trailer axle welding/ })).toBeVisible();
});
