import { queryOptions } from '@tanstack/react-query';
import type { OverviewBook } from '../contracts/index.ts';

/** Keys and options of the admin overview. */
export const overviewQueries = (book: OverviewBook) => ({
  all: ['overview'] as const,
  read: () => queryOptions({ queryKey: ['overview'], queryFn: () => book.read() }),
});
