import { AppError } from '@millrace/core/errors';
import { memoryAdmin } from '@millrace/data/memory';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { showToast } from '../../toast/index.ts';
import { client, project, storeOf } from '../testing/people.ts';
import { renderAdmin } from '../testing/render-admin.tsx';

// Typing in jsdom is slow on a busy machine.
vi.setConfig({ testTimeout: 90_000 });
vi.mock('../../toast/index.ts', () => ({ showToast: vi.fn(), prepareToasts: vi.fn() }));
const titles = () => vi.mocked(showToast).mock.calls.map(([toast]) => toast.title);

beforeEach(() => {
  vi.mocked(showToast).mockClear();
  localStorage.clear();
  sessionStorage.clear();
});

test('the list shows client, status, money and dates as specified', async () => {
  const grace = client({ fullName: 'Grace Hopper' });
  const store = storeOf({
    clients: [grace],
    projects: [
      project({
        name: 'Full',
        status: 'in_progress',
        clientId: grace.id,
        client: { id: grace.id, fullName: 'Grace Hopper', email: grace.email },
        budget: 86400,
        startDate: '2026-10-04',
      }),
      project({ name: 'Bare' }),
    ],
  });
  renderAdmin(memoryAdmin(store), '/admin/projects');
  const cells = async (name: RegExp) =>
    within(await screen.findByRole('row', { name }))
      .getAllByRole('cell')
      .slice(0, 6)
      .map((cell) => cell.textContent);
  const headers = async () =>
    (await screen.findAllByRole('columnheader')).map((header) => header.textContent?.replace(/[↑↓↕]/g, '').trim());
  expect(await headers()).toEqual(['Project Name', 'Client', 'Status', 'Budget', 'Start Date', 'End Date', 'Actions']);
  expect(await cells(/Full/)).toEqual(['Full', 'Grace Hopper', 'in progress', '$86,400', 'Oct 4, 2026', '-']);
  expect(await cells(/Bare/)).toEqual(['Bare', 'Unknown Client', 'planning', '-', '-', '-']);
});

test('says when there is none', async () => {
  renderAdmin(memoryAdmin(), '/admin/projects');
  await screen.findByText('No projects found. Create your first project!');
});

test('creates a project: planning by default, a client by search, refusals at their fields', async () => {
  const grace = client({ fullName: 'Grace Hopper' });
  const store = storeOf({ clients: [grace, client({ fullName: 'Someone Else' })] });
  renderAdmin(memoryAdmin(store), '/admin/projects');
  await userEvent.click(await screen.findByRole('button', { name: 'New Project' }));
  const form = within(await screen.findByRole('dialog', { name: 'Create New Project' }));
  expect((form.getByLabelText('Status') as HTMLSelectElement).value).toBe('planning');
  await userEvent.type(form.getByLabelText('Budget ($)'), '-5');
  await userEvent.click(form.getByRole('button', { name: 'Create Project' }));
  expect(form.getByText('Enter the project name')).toBeTruthy();
  expect(form.getByText('The budget must not be negative')).toBeTruthy();
  await userEvent.type(form.getByLabelText(/^Project Name/), 'Lathe cell');
  await userEvent.clear(form.getByLabelText('Budget ($)'));
  await userEvent.type(form.getByLabelText('Budget ($)'), '1250.50');
  const select = form.getByRole('combobox', { name: 'Client' });
  expect(select.getAttribute('placeholder')).toBe('Select a client');
  await userEvent.type(select, 'hop');
  await userEvent.click(await screen.findByRole('option', { name: 'Grace Hopper' }));
  await userEvent.click(form.getByRole('button', { name: 'Create Project' }));
  await screen.findByText('Lathe cell');
  expect([...store.projects.values()]).toMatchObject([
    { name: 'Lathe cell', status: 'planning', budget: 1250.5, clientId: grace.id },
  ]);
  expect(titles()).toEqual(['Project created successfully']);
});

test('updates and deletes with the words of the specification', async () => {
  const store = storeOf({ projects: [project({ name: 'Old name' })] });
  renderAdmin(memoryAdmin(store), '/admin/projects');
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Old name' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit Project' }));
  await userEvent.selectOptions(form.getByLabelText('Status'), 'on hold');
  await userEvent.click(form.getByRole('button', { name: 'Update Project' }));
  await screen.findByText('on hold');
  await userEvent.click(screen.getByRole('button', { name: 'Delete Old name' }));
  const confirm = within(await screen.findByRole('dialog', { name: 'Are you sure you want to delete this project?' }));
  await userEvent.click(confirm.getByRole('button', { name: 'Delete' }));
  await screen.findByText('No projects found. Create your first project!');
  expect(titles()).toEqual(['Project updated successfully', 'Project deleted successfully']);
});

test('says when loading, saving and deleting fail', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const repositories = memoryAdmin(storeOf({ projects: [project({ name: 'Cell' })] }));
  const failure = new AppError({ code: 'timeout', message: 'The server took too long' });
  const list = vi.spyOn(repositories.projects, 'list').mockRejectedValueOnce(failure);
  vi.spyOn(repositories.projects, 'update').mockRejectedValue(failure);
  vi.spyOn(repositories.projects, 'remove').mockRejectedValue(failure);
  renderAdmin(repositories, '/admin/projects');
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Cell' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit Project' }));
  await userEvent.click(form.getByRole('button', { name: 'Update Project' }));
  await waitFor(() => expect(titles()).toContain('Failed to save project'));
  await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete Cell' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() =>
    expect(titles()).toEqual(['Failed to load projects', 'Failed to save project', 'Failed to delete project']),
  );
  expect(list).toHaveBeenCalled();
});
