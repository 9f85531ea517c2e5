import { AppError } from '@millrace/core/errors';
import { memoryAdmin } from '@millrace/data/memory';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { showToast } from '../../toast/index.ts';
import { client, contact, project, storeOf } from '../testing/people.ts';
import { renderAdmin } from '../testing/render-admin.tsx';

// Typing in jsdom is slow on a busy machine.
vi.setConfig({ testTimeout: 90_000 });
vi.mock('../../toast/index.ts', () => ({ showToast: vi.fn(), prepareToasts: vi.fn() }));
const titles = () => vi.mocked(showToast).mock.calls.map(([toast]) => toast.title);
const profileId = '7f2f8a52-8d4e-4a52-9c59-1f3a6f6b0009';

beforeEach(() => {
  vi.mocked(showToast).mockClear();
  localStorage.clear();
  sessionStorage.clear();
});

test('the list shows the columns and the link state of the specification', async () => {
  const store = storeOf({ clients: [client({ fullName: 'Linked One', userId: profileId }), client({ fullName: 'Other One' })] });
  renderAdmin(memoryAdmin(store), '/admin/clients');
  await screen.findByText('Other One');
  expect(screen.getByRole('heading', { level: 2, name: 'Client Management' })).toBeTruthy();
  const headers = screen.getAllByRole('columnheader').map((header) => header.textContent?.replace(/[↑↓↕]/g, '').trim());
  expect(headers).toEqual(['Name', 'Email', 'Phone', 'Company', 'Status', 'Created', 'Actions']);
  expect(within(screen.getByRole('row', { name: /Linked One/ })).getByText('Linked')).toBeTruthy();
  expect(within(screen.getByRole('row', { name: /Other One/ })).getByText('Unlinked')).toBeTruthy();
});

test('says when there is none', async () => {
  renderAdmin(memoryAdmin(), '/admin/clients');
  await screen.findByText('No clients registered yet.');
});

describe('adding', () => {
  const open = async (repositories = memoryAdmin()) => {
    const view = renderAdmin(repositories, '/admin/clients');
    await userEvent.click(await screen.findByRole('button', { name: 'Add Client' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add New Client' });
    return { ...view, dialog, form: within(dialog) };
  };

  test('refuses a missing name and a malformed e-mail at the field and takes the focus there', async () => {
    const store = storeOf({});
    const { form } = await open(memoryAdmin(store));
    await userEvent.type(form.getByLabelText(/^Email/), 'nobody');
    await userEvent.click(form.getByRole('button', { name: 'Add Client' }));
    expect(form.getByText('Enter the full name')).toBeTruthy();
    expect(form.getByText('Enter an e-mail address like name@company.com')).toBeTruthy();
    expect(document.activeElement).toBe(form.getByLabelText(/^Full Name/));
    expect(store.clients.size).toBe(0);
  });

  test('stores empty optional values as null, once for a double click, and tells the link state', async () => {
    const store = storeOf({});
    const { form } = await open(memoryAdmin(store));
    await userEvent.type(form.getByLabelText(/^Full Name/), ' Grace Hopper ');
    await userEvent.type(form.getByLabelText(/^Email/), 'grace@example.com');
    await userEvent.dblClick(form.getByRole('button', { name: 'Add Client' }));
    await screen.findByText('Grace Hopper');
    expect([...store.clients.values()]).toMatchObject([{ fullName: 'Grace Hopper', phone: null, company: null, address: null }]);
    await waitFor(() =>
      expect(titles()).toEqual([
        'Client created successfully',
        'Client created. A signup invitation would be sent in a production environment.',
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('says when an existing account was linked', async () => {
    const store = storeOf({});
    store.profiles.set(profileId, { id: profileId, fullName: 'Grace', email: 'Grace@Example.com' });
    const { form } = await open(memoryAdmin(store));
    await userEvent.type(form.getByLabelText(/^Full Name/), 'Grace');
    await userEvent.type(form.getByLabelText(/^Email/), 'grace@example.com');
    await userEvent.click(form.getByRole('button', { name: 'Add Client' }));
    await screen.findByText('Linked');
    expect(titles()).toEqual(['Client created successfully', 'Client linked to existing user account']);
  });

  test('after a time-out the retry carries the same id, and the values are still there', async () => {
    const store = storeOf({});
    const repositories = memoryAdmin(store);
    const create = vi.spyOn(repositories.clients, 'create');
    const { form } = await open(repositories);
    // The server has stored the row, but its answer was lost.
    const real = memoryAdmin(store).clients.create;
    create.mockImplementationOnce(async (id, draft) => {
      await real(id, draft);
      throw new AppError({ code: 'timeout', message: 'The server took too long' });
    });
    await userEvent.type(form.getByLabelText(/^Full Name/), 'Grace');
    await userEvent.type(form.getByLabelText(/^Email/), 'grace@example.com');
    await userEvent.click(form.getByRole('button', { name: 'Add Client' }));
    await waitFor(() => expect(titles()).toEqual(['Failed to create client: The server took too long']));
    expect((form.getByLabelText(/^Full Name/) as HTMLInputElement).value).toBe('Grace');
    await userEvent.click(form.getByRole('button', { name: 'Add Client' }));
    await waitFor(() => expect(titles()).toContain('Client created successfully'));
    expect(store.clients.size).toBe(1);
  });

  test('an exception is said to be unexpected', async () => {
    const repositories = memoryAdmin();
    vi.spyOn(repositories.clients, 'create').mockRejectedValue(new TypeError('x is undefined'));
    const { form } = await open(repositories);
    await userEvent.type(form.getByLabelText(/^Full Name/), 'Grace');
    await userEvent.type(form.getByLabelText(/^Email/), 'grace@example.com');
    await userEvent.click(form.getByRole('button', { name: 'Add Client' }));
    await waitFor(() => expect(titles()).toEqual(['An unexpected error occurred']));
  });

  test('what was typed survives a session that ends under the form, and Cancel drops it', async () => {
    const first = await open();
    await userEvent.type(first.form.getByLabelText(/^Full Name/), 'Grace');
    first.accounts.emit('SIGNED_OUT', null);
    await screen.findByText('Elsewhere');
    expect(first.address()).toContain('/login?next=%2Fadmin%2Fclients%3Fdialog%3Dnew');
    first.unmount();
    renderAdmin(memoryAdmin(), '/admin/clients?dialog=new');
    const again = within(await screen.findByRole('dialog', { name: 'Add New Client' }));
    expect((again.getByLabelText(/^Full Name/) as HTMLInputElement).value).toBe('Grace');
    await userEvent.click(again.getByRole('button', { name: 'Cancel' }));
    expect(Object.keys(sessionStorage)).toEqual([]);
  });
});

describe('editing', () => {
  test('saves over nobody: a newer version is shown beside the own, and the person decides', async () => {
    const grace = client({ fullName: 'Grace', company: 'Before' });
    const store = storeOf({ clients: [grace] });
    renderAdmin(memoryAdmin(store), '/admin/clients');
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Grace' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit Client' }));
    store.clients.set(grace.id, { ...grace, company: 'Theirs', updatedAt: '2026-02-01T00:00:00Z' });
    await userEvent.clear(form.getByLabelText('Company'));
    await userEvent.type(form.getByLabelText('Company'), 'Mine');
    await userEvent.click(form.getByRole('button', { name: 'Update Client' }));
    const conflict = within(await screen.findByRole('dialog', { name: 'Someone else saved a newer version' }));
    const row = conflict.getByRole('row', { name: /Company/ });
    expect(within(row).getByText('Mine') && within(row).getByText('Theirs')).toBeTruthy();
    expect(store.clients.get(grace.id)?.company).toBe('Theirs');
    await userEvent.click(conflict.getByRole('button', { name: 'Save my version' }));
    await waitFor(() => expect(store.clients.get(grace.id)?.company).toBe('Mine'));
    await waitFor(() => expect(titles()).toEqual(['Client updated successfully']));
  });

  test('takes the saved version into the form when asked', async () => {
    const grace = client({ fullName: 'Grace', company: 'Before' });
    const store = storeOf({ clients: [grace] });
    renderAdmin(memoryAdmin(store), `/admin/clients?edit=${grace.id}`);
    const form = within(await screen.findByRole('dialog', { name: 'Edit Client' }));
    store.clients.set(grace.id, { ...grace, company: 'Theirs', updatedAt: '2026-02-01T00:00:00Z' });
    await userEvent.type(form.getByLabelText('Phone'), '1');
    await userEvent.click(form.getByRole('button', { name: 'Update Client' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Take the saved version' }));
    expect((form.getByLabelText('Company') as HTMLInputElement).value).toBe('Theirs');
    await userEvent.type(form.getByLabelText('Phone'), '2');
    await userEvent.click(form.getByRole('button', { name: 'Update Client' }));
    await waitFor(() => expect(store.clients.get(grace.id)).toMatchObject({ company: 'Theirs', phone: '2' }));
  });

  test('says when the client was deleted meanwhile', async () => {
    const grace = client({ fullName: 'Grace' });
    const store = storeOf({ clients: [grace] });
    renderAdmin(memoryAdmin(store), `/admin/clients?edit=${grace.id}`);
    const form = within(await screen.findByRole('dialog', { name: 'Edit Client' }));
    store.clients.delete(grace.id);
    await userEvent.click(form.getByRole('button', { name: 'Update Client' }));
    await waitFor(() => expect(titles()).toEqual(['Failed to update client: This client no longer exists']));
  });
});

describe('deleting', () => {
  test('asks with the words of the specification and says what happens to the projects', async () => {
    const grace = client({ fullName: 'Grace' });
    const store = storeOf({ clients: [grace], projects: [project({ clientId: grace.id }), project({ clientId: grace.id })] });
    renderAdmin(memoryAdmin(store), '/admin/clients');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Grace' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Are you sure you want to delete this client?' }));
    await dialog.findByText('2 projects belong to Grace. They stay, without a client.');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await screen.findByText('No clients registered yet.');
    expect(titles()).toEqual(['Client deleted successfully']);
    expect([...store.projects.values()].map(({ clientId }) => clientId)).toEqual([null, null]);
  });

  test('does nothing on Cancel and says when it fails', async () => {
    const repositories = memoryAdmin(storeOf({ clients: [client({ fullName: 'Grace' })] }));
    const remove = vi.spyOn(repositories.clients, 'remove');
    vi.spyOn(console, 'error').mockImplementation(() => {});
    renderAdmin(repositories, '/admin/clients');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Grace' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    expect(remove).not.toHaveBeenCalled();
    remove.mockRejectedValue(new AppError({ code: 'unavailable', message: 'Bad gateway' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete Grace' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(titles()).toEqual(['Failed to delete client']));
  });
});

test('Convert Contact lists the submissions and converts one', async () => {
  const known = client({ fullName: 'Known', email: 'known@example.com' });
  const store = storeOf({
    clients: [known],
    contacts: [contact({ name: 'Ada', phone: null }), contact({ name: 'Known', email: 'KNOWN@example.com' })],
  });
  renderAdmin(memoryAdmin(store), '/admin/clients');
  await userEvent.click(await screen.findByRole('button', { name: 'Convert Contact' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Convert Contact Submission to Client' }));
  const ada = within(await dialog.findByRole('row', { name: /Ada/ }));
  expect(ada.getByText('-')).toBeTruthy();
  expect(dialog.getByText('Already a client')).toBeTruthy();
  await userEvent.click(ada.getByRole('button', { name: 'Convert Ada' }));
  await dialog.findByText('Converted');
  expect(titles()[0]).toBe('Contact converted to client successfully');
  await userEvent.click(dialog.getByRole('link', { name: 'Open client Known' }));
  await screen.findByRole('dialog', { name: 'Edit Client' });
});
