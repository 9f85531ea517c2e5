import type { Contact } from '@millrace/core/contacts';
import type { CallRequest } from '@millrace/core/leads';
import { emptyStore, memoryAdmin } from '@millrace/data/memory';
import { describe, expect, test, vi } from 'vitest';
import type { SyncStatus } from '../ipc/bridge.ts';
import type { OpenBooks } from './books/open-books.ts';
import { tellOfLeads } from './lead-news.ts';
import { watchLeads } from './new-leads.ts';

const minute = (count: number) => new Date(Date.UTC(2026, 10, 21, 8, count)).toISOString();

const aWorld = () => {
  const store = emptyStore();
  const contact = (name: string, at: string, quarantinedAt: string | null = null) => {
    const id = crypto.randomUUID();
    const row = { id, name, email: 'a@b.example', phone: null, message: '', emailSent: false, createdAt: at, quarantinedAt };
    store.contacts.set(id, row as unknown as Contact);
  };
  const call = (name: string, at: string) => {
    const id = crypto.randomUUID();
    store.callRequests.set(id, { id, name, phone: '1', createdAt: at, quarantinedAt: null } as unknown as CallRequest);
  };
  return { repositories: memoryAdmin(store), contact, call };
};

describe('new leads', () => {
  test('are those after the last look; what was there already is none', async () => {
    const { repositories, contact } = aWorld();
    contact('Old', minute(0));
    const watch = watchLeads(repositories);
    await watch.begin();
    expect(await watch.look(['contact_submissions', 'clients'])).toBeNull();
    contact('New', minute(1));
    expect(await watch.look(['contact_submissions'])).toEqual({
      title: 'New contact message',
      body: 'New',
      address: '/admin/contacts',
    });
    expect(await watch.look(['contact_submissions'])).toBeNull();
  });

  test('the very first one of a kind is news too, a quarantined one never', async () => {
    const { repositories, call, contact } = aWorld();
    const watch = watchLeads(repositories);
    await watch.begin();
    contact('Spam', minute(1), minute(1));
    expect(await watch.look(['contact_submissions'])).toBeNull();
    call('First Caller', minute(2));
    expect(await watch.look(['call_requests'])).toEqual({
      title: 'New call request',
      body: 'First Caller',
      address: '/admin/contacts?list=calls',
    });
  });

  test('several become one notification, newest first', async () => {
    const { repositories, call, contact } = aWorld();
    const watch = watchLeads(repositories);
    await watch.begin();
    contact('One', minute(1));
    contact('Two', minute(3));
    call('Three', minute(2));
    expect(await watch.look(['contact_submissions', 'call_requests'])).toEqual({
      title: '3 new leads',
      body: 'Two and others',
      address: '/admin/contacts',
    });
  });
});

describe('telling of them', () => {
  const status = (asOf: string | null, progress: SyncStatus['progress'] = null) => ({ asOf, progress }) as SyncStatus;

  test('begins after the first sync, and is silent while the window is in front', async () => {
    const { repositories, contact } = aWorld();
    let current = status(null, [{ table: 'clients', done: 0, total: 1 }]);
    let watched = false;
    const show = vi.fn();
    const books = { repositories, status: () => current } as OpenBooks;
    const leads = tellOfLeads({ books: () => books, isWatched: () => watched, show, report: () => {} });
    contact('Of the first sync', minute(0));
    await leads.look(['contact_submissions']);
    current = status(minute(1));
    await leads.look(['contact_submissions']);
    expect(show).not.toHaveBeenCalled();

    watched = true;
    contact('Seen anyway', minute(2));
    await leads.look(['contact_submissions']);
    expect(show).not.toHaveBeenCalled();
    watched = false;
    contact('News', minute(3));
    await leads.look(['contact_submissions']);
    expect(show.mock.calls).toEqual([[expect.objectContaining({ body: 'News' })]]);
  });

  test('reports what goes wrong and says nothing when nobody is signed in', async () => {
    const report = vi.fn();
    const none = tellOfLeads({ books: () => null, isWatched: () => false, show: vi.fn(), report });
    await none.look(['contact_submissions']);
    expect(report).not.toHaveBeenCalled();
    const broken = { repositories: {}, status: () => status(minute(0)) } as unknown as OpenBooks;
    await tellOfLeads({ books: () => broken, isWatched: () => false, show: vi.fn(), report }).look([]);
    expect(report).toHaveBeenCalledTimes(1);
  });
});
