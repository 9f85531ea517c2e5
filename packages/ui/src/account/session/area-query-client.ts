import { isAppError } from '@millrace/core/errors';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import type { SessionStore } from './session-store.ts';

const RETRIES = 2;

/** The query client of a signed-in area: an answer about access rights goes to the session, an outage is tried again by itself. */
export function createAreaQueryClient(store: SessionStore): QueryClient {
  const onError = (error: unknown) => {
    if (!isAppError(error)) return;
    if (error.code === 'unauthorised') store.refused();
    if (error.code === 'forbidden') store.recheck();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        // Without it a query waits for the browser to think that it is online, and the screen says nothing.
        networkMode: 'always',
        staleTime: 15_000,
        retry: (failures, error) =>
          failures < RETRIES && isAppError(error) && (error.code === 'offline' || error.code === 'unavailable'),
        retryDelay: (attempt) => 400 * 2 ** attempt,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
