import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyStore, memoryAdmin } from '@millrace/data/memory';
import { cachedAdmin, createSync, openCache } from '@millrace/offline';
import { afterAll, describe } from 'vitest';
import { storePull } from '../sync/support/store-pull.ts';
import { clientBookContract } from './client-book.contract.ts';
import { contactBookContract } from './contact-book.contract.ts';
import { projectBookContract } from './project-book.contract.ts';
import type { World } from './world.ts';

/** Reads answered by the encrypted copy, writes through a server in memory; what others write arrives with a pull. */
const offlineWorld = (folder: string): World & { close: () => void } => {
  // Like the database, which leaves out zeros at the end of a moment.
  let ticks = Date.parse('2026-11-21T12:00:00.123Z');
  const store = emptyStore(() => {
    ticks += 1000;
    return new Date(ticks);
  });
  const cache = openCache({ folder, account: 'admin', key: crypto.getRandomValues(new Uint8Array(32)) });
  const sync = createSync({ cache, pull: storePull(store) });
  return {
    books: cachedAdmin(cache, memoryAdmin(store)),
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
      await sync.pullNow();
      return id;
    },
    async addAccount(email, fullName) {
      const id = crypto.randomUUID();
      store.profiles.set(id, { id, email, fullName });
      await sync.pullNow();
      return id;
    },
    async clear() {
      for (const rows of [store.contacts, store.clients, store.projects, store.profiles]) rows.clear();
      await sync.pullNow();
    },
    close: () => cache.close(),
  };
};

describe('over the copy on this machine', () => {
  const folder = mkdtempSync(join(tmpdir(), 'millrace-offline-'));
  const world = offlineWorld(folder);
  contactBookContract(() => world);
  clientBookContract(() => world);
  projectBookContract(() => world);
  afterAll(() => {
    world.close();
    rmSync(folder, { recursive: true, force: true });
  });
});
