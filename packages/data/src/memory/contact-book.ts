import type { Client } from '@millrace/core/clients';
import type { Contact, ContactSort } from '@millrace/core/contacts';
import { AppError } from '@millrace/core/errors';
import type { ContactBook } from '../contracts/index.ts';
import { memoryClientBook } from './client-book.ts';
import { type Listing, pageOf } from './paging.ts';
import type { MemoryStore } from './store.ts';

const listing: Listing<Contact, ContactSort> = {
  searched: (contact) => [contact.name, contact.email, contact.phone, contact.message],
  sorted: {
    created_at: (contact) => contact.createdAt,
    name: (contact) => contact.name.toLowerCase(),
    email: (contact) => contact.email.toLowerCase(),
  },
};

export const memoryContactBook = (store: MemoryStore): ContactBook => {
  const clients = memoryClientBook(store);
  const clientWithEmail = (email: string): Client | undefined =>
    [...store.clients.values()].find((client) => client.email.toLowerCase() === email.toLowerCase());
  const find = (id: string): Contact => {
    const contact = store.contacts.get(id);
    if (!contact) throw new AppError({ code: 'not-found', message: 'This contact submission no longer exists' });
    return { ...contact, existingClientId: clientWithEmail(contact.email)?.id ?? null };
  };

  return {
    async list(query) {
      const { status, quarantined } = query.filter;
      const rows = [...store.contacts.keys()]
        .map(find)
        .filter((contact) => (contact.quarantinedAt !== null) === quarantined)
        .filter((contact) => status === 'all' || contact.emailSent === (status === 'notified'));
      return pageOf(rows, query, listing);
    },

    get: async (id) => find(id),

    async convert(contactId, clientId) {
      const contact = find(contactId);
      const earlier = store.clients.get(clientId);
      if (contact.convertedClientId === clientId && earlier) return { client: earlier, linked: earlier.userId !== null };
      if (contact.convertedClientId) {
        throw new AppError({ code: 'conflict', message: 'This contact submission was already converted to a client' });
      }
      if (contact.existingClientId) {
        throw new AppError({ code: 'conflict', message: 'A client with this e-mail address already exists' });
      }
      const { name, email, phone } = contact;
      await clients.create(clientId, { fullName: name, email, phone, company: null, address: null });
      store.contacts.set(contactId, { ...contact, convertedClientId: clientId });
      const linked = await clients.link(clientId);
      return { client: await clients.get(clientId), linked };
    },

    async release(id) {
      store.contacts.set(id, { ...find(id), quarantinedAt: null });
    },
  };
};
