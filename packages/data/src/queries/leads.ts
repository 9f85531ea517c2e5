import type { CallRequestSort, DemoRequestSort, LeadFilter, SubscriberSort } from '@millrace/core/leads';
import type { ListQuery } from '@millrace/core/lists';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { LeadBook } from '../contracts/index.ts';

/** Keys and options of demo requests, call requests and subscribers. */
export const leadQueries = (book: LeadBook) => ({
  all: ['leads'] as const,
  demoRequests: (query: ListQuery<DemoRequestSort, LeadFilter>) =>
    queryOptions({
      queryKey: ['leads', 'demo', query],
      queryFn: () => book.demoRequests(query),
      placeholderData: keepPreviousData,
    }),
  callRequests: (query: ListQuery<CallRequestSort, LeadFilter>) =>
    queryOptions({
      queryKey: ['leads', 'call', query],
      queryFn: () => book.callRequests(query),
      placeholderData: keepPreviousData,
    }),
  subscribers: (query: ListQuery<SubscriberSort, LeadFilter>) =>
    queryOptions({
      queryKey: ['leads', 'newsletter', query],
      queryFn: () => book.subscribers(query),
      placeholderData: keepPreviousData,
    }),
  release: () =>
    mutationOptions({
      mutationKey: ['leads', 'release'],
      mutationFn: ({ kind, id }: { kind: 'demo' | 'call' | 'newsletter'; id: string }) => book.release(kind, id),
    }),
});
