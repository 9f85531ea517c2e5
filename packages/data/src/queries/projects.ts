import type { ListQuery } from '@millrace/core/lists';
import type { ProjectDraft, ProjectSort } from '@millrace/core/projects';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ProjectBook } from '../contracts/index.ts';

/** Keys and options of projects. A creation carries the id that makes its retries harmless. */
export const projectQueries = (book: ProjectBook) => ({
  all: ['projects'] as const,
  list: (query: ListQuery<ProjectSort>) =>
    queryOptions({ queryKey: ['projects', 'list', query], queryFn: () => book.list(query), placeholderData: keepPreviousData }),
  get: (id: string) => queryOptions({ queryKey: ['projects', 'one', id], queryFn: () => book.get(id) }),
  create: () =>
    mutationOptions({
      mutationKey: ['projects', 'create'],
      mutationFn: ({ id, draft }: { id: string; draft: ProjectDraft }) => book.create(id, draft),
    }),
  update: () =>
    mutationOptions({
      mutationKey: ['projects', 'update'],
      mutationFn: ({ id, draft, expectedUpdatedAt }: { id: string; draft: ProjectDraft; expectedUpdatedAt: string }) =>
        book.update(id, draft, expectedUpdatedAt),
    }),
  remove: () => mutationOptions({ mutationKey: ['projects', 'remove'], mutationFn: (id: string) => book.remove(id) }),
});
