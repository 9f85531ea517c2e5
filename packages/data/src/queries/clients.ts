import type { ClientDraft, ClientSort } from '@millrace/core/clients';
import type { ListQuery } from '@millrace/core/lists';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ClientBook } from '../contracts/index.ts';

/** Keys and options of clients. A creation carries the id that makes its retries harmless. */
export const clientQueries = (book: ClientBook) => ({
  all: ['clients'] as const,
  list: (query: ListQuery<ClientSort>) =>
    queryOptions({ queryKey: ['clients', 'list', query], queryFn: () => book.list(query), placeholderData: keepPreviousData }),
  get: (id: string) => queryOptions({ queryKey: ['clients', 'one', id], queryFn: () => book.get(id) }),
  projectCount: (id: string) =>
    queryOptions({ queryKey: ['clients', 'project-count', id], queryFn: () => book.countProjects(id), staleTime: 0 }),
  options: (search: string) =>
    queryOptions({
      queryKey: ['clients', 'options', search],
      queryFn: () => book.options(search),
      placeholderData: keepPreviousData,
    }),
  profiles: (search: string) =>
    queryOptions({
      queryKey: ['clients', 'profiles', search],
      queryFn: () => book.profiles(search),
      placeholderData: keepPreviousData,
    }),
  create: () =>
    mutationOptions({
      mutationKey: ['clients', 'create'],
      mutationFn: ({ id, draft }: { id: string; draft: ClientDraft }) => book.create(id, draft),
    }),
  update: () =>
    mutationOptions({
      mutationKey: ['clients', 'update'],
      mutationFn: ({ id, draft, expectedUpdatedAt }: { id: string; draft: ClientDraft; expectedUpdatedAt: string }) =>
        book.update(id, draft, expectedUpdatedAt),
    }),
  remove: () => mutationOptions({ mutationKey: ['clients', 'remove'], mutationFn: (id: string) => book.remove(id) }),
  link: () => mutationOptions({ mutationKey: ['clients', 'link'], mutationFn: (id: string) => book.link(id) }),
});
