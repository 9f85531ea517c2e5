import { AppError } from '@millrace/core/errors';
import { memoryAdmin } from '@millrace/data/memory';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { showToast } from '../../toast/index.ts';
import { client, contact, storeOf } from '../testing/people.ts';
import { renderAdmin } from '../testing/render-admin.tsx';

// Typing in jsdom is slow on a busy machine.
vi.setConfig({ testTimeout: 90_000 });
vi.mock('../../toast/index.ts', () => ({ showToast: vi.fn(), prepareToasts: vi.fn() }));
const titles = () => vi.mocked(showToast).mock.calls.map(([toast]) => toast.title);
const rows = () => screen.getAllByRole('row').slice(1);

beforeEach(() => {
  vi.mocked(showToast).mockClear();
  localStorage.clear();
  sessionStorage.clear();
});

describe('the list', () => {
  test('shows the columns of the specification, newest first', async () => {
    const store = storeOf({
      contacts: [contact({ name: 'First', emailSent: true }), contact({ name: 'Second', phone: '+1 503 555 0101' })],
    });
    renderAdmin(memoryAdmin(store), '/admin/contacts');
    await screen.findByText('Second');
    const headers = screen.getAllByRole('columnheader').map((header) => header.textContent?.replace(/[↑↓↕]/g, '').trim());
    expect(headers).toEqual(['Name', 'Email', 'Phone', 'Message', 'Status', 'Date']);
    expect(rows().map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual(['Second', 'First']);
    expect(within(rows()[1] as HTMLElement).getByText('Notified')).toBeTruthy();
    expect(within(rows()[0] as HTMLElement).getByText('New')).toBeTruthy();
  });

  test('says when there is nothing', async () => {
    renderAdmin(memoryAdmin(), '/admin/contacts');
    await screen.findByText('No contact submissions yet.');
  });

  test('says when it cannot be loaded, and loads on retry', async () => {
    const repositories = memoryAdmin(storeOf({ contacts: [contact({ name: 'Ada' })] }));
    const list = vi.spyOn(repositories.contacts, 'list');
    list.mockRejectedValueOnce(new AppError({ code: 'timeout', message: 'The server took too long' }));
    renderAdmin(repositories, '/admin/contacts');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Failed to load contact submissions');
    expect(alert.textContent).toContain('The server took too long');
    expect(titles()).toEqual(['Failed to load contact submissions']);
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await screen.findByText('Ada');
  });

  test('search, sort and filter stand in the address and start at the first page', async () => {
    const store = storeOf({
      contacts: [contact({ name: 'Bo' }), contact({ name: 'Cy', emailSent: true }), contact({ name: 'Al' })],
    });
    const { address } = renderAdmin(memoryAdmin(store), '/admin/contacts?at=end');
    await screen.findByText('Bo');
    await userEvent.click(screen.getByRole('button', { name: /^Name/ }));
    await waitFor(() => expect(rows()[0]?.textContent).toContain('Al'));
    await waitFor(() => expect(address()).toBe('/admin/contacts?sort=name.asc'));
    expect(screen.getByRole('columnheader', { name: /^Name/ }).getAttribute('aria-sort')).toBe('ascending');
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'notified');
    await waitFor(() => expect(rows()).toHaveLength(1));
    await userEvent.type(screen.getByRole('searchbox'), 'zz');
    await screen.findByText('Nothing matches “zz”.');
    await waitFor(() =>
      expect([...new URLSearchParams(address().split('?')[1])].toSorted()).toEqual([
        ['q', 'zz'],
        ['sort', 'name.asc'],
        ['status', 'notified'],
      ]),
    );
  });

  test('pages by cursor in both directions and knows its ends', async () => {
    const many = Array.from({ length: 60 }, (_, index) => contact({ name: `Person ${String(index).padStart(2, '0')}` }));
    renderAdmin(memoryAdmin(storeOf({ contacts: many })), '/admin/contacts?size=25');
    await screen.findByText('Person 59');
    const button = (name: string) => screen.getByRole('button', { name }) as HTMLButtonElement;
    expect(button('First').disabled && button('Previous').disabled).toBe(true);
    expect(screen.getByText('60 contacts')).toBeTruthy();
    await userEvent.click(button('Next'));
    await screen.findByText('Person 34');
    await userEvent.click(button('Last'));
    await screen.findByText('Person 00');
    expect(button('Next').disabled && button('Last').disabled).toBe(true);
    await userEvent.click(button('Previous'));
    await screen.findByText('Person 25');
    await userEvent.click(button('First'));
    await screen.findByText('Person 59');
  });

  test('is one tab stop for all rows: arrows move, Enter opens', async () => {
    const store = storeOf({ contacts: [contact({ name: 'Older', message: 'older words' }), contact({ name: 'Newer' })] });
    const { address } = renderAdmin(memoryAdmin(store), '/admin/contacts');
    await screen.findByText('Newer');
    expect(rows().map((row) => row.tabIndex)).toEqual([0, -1]);
    rows()[0]?.focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(address()).toMatch(/open=/));
    const drawer = await screen.findByRole('dialog', { name: 'Older' });
    expect(within(drawer).getByText('older words')).toBeTruthy();
  });
});

describe('the drawer', () => {
  test('converts once, however often it is asked, and says what became of it', async () => {
    const ada = contact({ name: 'Ada' });
    const store = storeOf({ contacts: [ada] });
    renderAdmin(memoryAdmin(store), `/admin/contacts?open=${ada.id}`);
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Convert to client' }));
    await screen.findByText(/Already converted/);
    expect([...store.clients.values()].map(({ fullName }) => fullName)).toEqual(['Ada']);
    expect(titles()).toEqual([
      'Contact converted to client successfully',
      'Client created. A signup invitation would be sent in a production environment.',
    ]);
  });

  test('names the client that has the e-mail already instead of converting', async () => {
    const known = client({ email: 'ada@example.com' });
    const ada = contact({ email: 'ADA@example.com' });
    renderAdmin(memoryAdmin(storeOf({ contacts: [ada], clients: [known] })), `/admin/contacts?open=${ada.id}`);
    const drawer = await screen.findByRole('dialog');
    const link = await within(drawer).findByRole('link', { name: 'Open client' });
    expect(link.getAttribute('href')).toBe(`/admin/clients?edit=${known.id}`);
    expect(within(drawer).queryByRole('button', { name: 'Convert to client' })).toBeNull();
  });

  test('lets a held-back message through', async () => {
    const held = contact({ name: 'Held', quarantinedAt: '2026-01-01T00:00:00Z' });
    const store = storeOf({ contacts: [held] });
    renderAdmin(memoryAdmin(store), `/admin/contacts?quarantined=1&open=${held.id}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Not spam' }));
    await waitFor(() => expect(store.contacts.get(held.id)?.quarantinedAt).toBeNull());
    await screen.findByText('Nothing is held back.');
  });
});

test('a mail that was given up is flagged and can be sent again', async () => {
  const ada = contact({ name: 'Ada', mailState: 'dead' });
  const store = storeOf({ contacts: [ada] });
  const mailId = '00000000-0000-4000-8000-00000000dead';
  store.deadMails.set(mailId, {
    id: mailId,
    kind: 'contact',
    toEmail: 'leads@example.com',
    leadTable: 'contact_submissions',
    leadId: ada.id,
    attempts: 8,
    lastError: '550 no such user',
    createdAt: '2026-01-01T00:00:00Z',
  });
  renderAdmin(memoryAdmin(store), '/admin/contacts');
  expect(await screen.findByText('Mail failed')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: /^Resend/ }));
  await waitFor(() => expect(store.deadMails.size).toBe(0));
  expect(titles()).toEqual(['Mail queued again']);
});

test('without a connection nothing can be written, and the button says why', async () => {
  const ada = contact({ name: 'Ada' });
  const store = storeOf({ contacts: [ada] });
  renderAdmin(memoryAdmin(store), `/admin/contacts?open=${ada.id}`, {
    state: 'offline',
    canWrite: false,
    reason: 'You are offline',
    refresh() {},
  });
  const button = await screen.findByRole('button', { name: 'Convert to client' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.title).toBe('You are offline');
  await userEvent.click(button);
  expect(store.clients.size).toBe(0);
});
