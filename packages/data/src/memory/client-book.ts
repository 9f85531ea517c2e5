import type { Client, ClientSort } from '@millrace/core/clients';
import { AppError } from '@millrace/core/errors';
import { matchesSearch } from '@millrace/core/lists';
import type { ClientBook } from '../contracts/index.ts';
import { type Listing, pageOf } from './paging.ts';
import type { MemoryStore } from './store.ts';

const OPTIONS_SHOWN = 50;

const listing: Listing<Client, ClientSort> = {
  searched: (client) => [client.fullName, client.email, client.phone, client.company, client.address],
  sorted: {
    created_at: (client) => client.createdAt,
    full_name: (client) => client.fullName.toLowerCase(),
    email: (client) => client.email.toLowerCase(),
    company: (client) => (client.company ?? '').toLowerCase(),
  },
};

const byName = (a: { fullName: string | null }, b: { fullName: string | null }) =>
  (a.fullName ?? '').toLowerCase() < (b.fullName ?? '').toLowerCase() ? -1 : 1;

const named = (search: string) => (row: { fullName: string | null; email: string }) =>
  matchesSearch([row.fullName, row.email], search);

export const memoryClientBook = (store: MemoryStore): ClientBook => {
  const find = (id: string): Client => {
    const client = store.clients.get(id);
    if (!client) throw new AppError({ code: 'not-found', message: 'This client no longer exists' });
    return client;
  };

  return {
    list: async (query) => pageOf([...store.clients.values()], query, listing),
    get: async (id) => find(id),

    async create(id, draft) {
      const stored = store.clients.get(id);
      if (stored) return stored;
      const now = store.now().toISOString();
      const client: Client = { id, ...draft, userId: null, createdAt: now, updatedAt: now };
      store.clients.set(id, client);
      return client;
    },

    async update(id, draft, expectedUpdatedAt) {
      const current = find(id);
      if (current.updatedAt !== expectedUpdatedAt) return { conflict: current };
      const saved: Client = { ...current, ...draft, updatedAt: store.now().toISOString() };
      store.clients.set(id, saved);
      return { saved };
    },

    async remove(id) {
      store.clients.delete(id);
      for (const [projectId, project] of store.projects) {
        if (project.clientId === id) store.projects.set(projectId, { ...project, clientId: null, client: null });
      }
    },

    countProjects: async (id) => [...store.projects.values()].filter((project) => project.clientId === id).length,

    async link(id) {
      const client = find(id);
      const profile = [...store.profiles.values()].find(({ email }) => email.toLowerCase() === client.email.toLowerCase());
      if (!profile) return false;
      store.clients.set(id, { ...client, userId: profile.id });
      return true;
    },

    options: async (search) =>
      [...store.clients.values()]
        .filter(named(search))
        .toSorted(byName)
        .slice(0, OPTIONS_SHOWN)
        .map(({ id, fullName, email }) => ({ id, fullName, email })),

    profiles: async (search) => [...store.profiles.values()].filter(named(search)).toSorted(byName).slice(0, OPTIONS_SHOWN),
  };
};
