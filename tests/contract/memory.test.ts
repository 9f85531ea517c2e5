import { emptyStore, memoryAdmin } from '@millrace/data/memory';
import { describe } from 'vitest';
import { clientBookContract } from './client-book.contract.ts';
import { contactBookContract } from './contact-book.contract.ts';
import { projectBookContract } from './project-book.contract.ts';
import type { World } from './world.ts';

const memoryWorld = (): World => {
  let ticks = Date.parse('2026-11-21T12:00:00Z');
  const store = emptyStore(() => {
    ticks += 1000;
    return new Date(ticks);
  });
  return {
    books: memoryAdmin(store),
    async addContact(contact) {
      const id = crypto.randomUUID();
      store.contacts.set(id, {
        id,
        phone: null,
        emailSent: false,
        createdAt: store.now().toISOString(),
        quarantinedAt: null,
        convertedClientId: null,
        existingClientId: null,
        mailState: null,
        ...contact,
      });
      return id;
    },
    async addAccount(email, fullName) {
      const id = crypto.randomUUID();
      store.profiles.set(id, { id, email, fullName });
      return id;
    },
    async clear() {
      for (const rows of [store.contacts, store.clients, store.projects, store.profiles]) rows.clear();
    },
  };
};

describe('in memory', () => {
  const world = memoryWorld();
  contactBookContract(() => world);
  clientBookContract(() => world);
  projectBookContract(() => world);
});
