import { AppError } from '@millrace/core/errors';
import type { Project, ProjectDraft, ProjectSort } from '@millrace/core/projects';
import type { ProjectBook } from '../contracts/index.ts';
import { type Listing, pageOf } from './paging.ts';
import type { MemoryStore } from './store.ts';

const listing: Listing<Project, ProjectSort> = {
  searched: (project) => [project.name, project.description, project.client?.fullName ?? null, project.client?.email ?? null],
  sorted: {
    created_at: (project) => project.createdAt,
    name: (project) => project.name.toLowerCase(),
    status: (project) => project.status,
    budget: (project) => project.budget ?? -1,
    start_date: (project) => project.startDate ?? 'infinity',
    end_date: (project) => project.endDate ?? 'infinity',
  },
};

export const memoryProjectBook = (store: MemoryStore): ProjectBook => {
  const find = (id: string): Project => {
    const project = store.projects.get(id);
    if (!project) throw new AppError({ code: 'not-found', message: 'This project no longer exists' });
    return project;
  };
  const clientOf = ({ clientId }: ProjectDraft): Project['client'] => {
    const client = clientId ? store.clients.get(clientId) : undefined;
    return client ? { id: client.id, fullName: client.fullName, email: client.email } : null;
  };

  return {
    list: async (query) => pageOf([...store.projects.values()], query, listing),
    get: async (id) => find(id),

    async create(id, draft) {
      const stored = store.projects.get(id);
      if (stored) return stored;
      const now = store.now().toISOString();
      const project: Project = { id, ...draft, client: clientOf(draft), createdAt: now, updatedAt: now };
      store.projects.set(id, project);
      return project;
    },

    async update(id, draft, expectedUpdatedAt) {
      const current = find(id);
      if (current.updatedAt !== expectedUpdatedAt) return { conflict: current };
      const saved: Project = { ...current, ...draft, client: clientOf(draft), updatedAt: store.now().toISOString() };
      store.projects.set(id, saved);
      return { saved };
    },

    async remove(id) {
      store.projects.delete(id);
    },
  };
};
