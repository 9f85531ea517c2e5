import { QueryClient } from '@tanstack/react-query';

/**
 * Queries are answered from this machine and told by an event when their data change, so nothing is asked again by time or by itself. A
 * refused session is the main process's affair.
 */
export const consoleQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', staleTime: Number.POSITIVE_INFINITY, retry: false, refetchOnWindowFocus: false },
      mutations: { networkMode: 'always', retry: false },
    },
  });
