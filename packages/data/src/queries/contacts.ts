import type { ContactFilter, ContactSort } from '@millrace/core/contacts';
import type { ListQuery } from '@millrace/core/lists';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ContactBook } from '../contracts/index.ts';

/** Keys and options of everything asked of contacts; `all` is the prefix to invalidate. */
export const contactQueries = (book: ContactBook) => ({
  all: ['contacts'] as const,
  list: (query: ListQuery<ContactSort, ContactFilter>) =>
    queryOptions({ queryKey: ['contacts', 'list', query], queryFn: () => book.list(query), placeholderData: keepPreviousData }),
  get: (id: string) => queryOptions({ queryKey: ['contacts', 'one', id], queryFn: () => book.get(id) }),
  convert: () =>
    mutationOptions({
      mutationKey: ['contacts', 'convert'],
      mutationFn: ({ contactId, clientId }: { contactId: string; clientId: string }) => book.convert(contactId, clientId),
    }),
  release: () => mutationOptions({ mutationKey: ['contacts', 'release'], mutationFn: (id: string) => book.release(id) }),
});
