import { isAdmin } from '@millrace/core/accounts';
import { createBrowserSupabase, supabaseAccounts, supabaseAdmin, supabasePortal } from '@millrace/data/supabase';
import {
  AccountsProvider,
  browserProfileCache,
  browserRecoveryMark,
  createAreaQueryClient,
  createSessionStore,
} from '@millrace/ui/account';
import { dropAllDrafts, prefetchAdminPanel, RepositoriesProvider } from '@millrace/ui/admin';
import { PortalProvider } from '@millrace/ui/portal';
import { showToast } from '@millrace/ui/toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';
import { backend } from '../../site/backend.ts';

/** Read before the client is made: it takes the fragment of a mailed link out of the address. */
const recoveryOpenedHere = /[#&]type=recovery(&|$)/.test(window.location.hash);

const { url, key } = backend();
const supabase = createBrowserSupabase(url, key);
const accounts = supabaseAccounts(supabase, window.location.origin);
const repositories = supabaseAdmin(supabase);
const portal = supabasePortal(supabase);
const store = createSessionStore({
  accounts,
  notify: showToast,
  cache: browserProfileCache,
  onEnded(how) {
    queryClient.clear();
    if (how === 'here') dropAllDrafts();
  },
  recoveryOpenedHere,
  recovery: browserRecoveryMark,
});
const queryClient = createAreaQueryClient(store);

/** Reads the session, and where an admin is remembered, begins to read what the tab at this address shows. Never rejects. */
export const openSession = async (address: Location): Promise<void> => {
  store.start();
  if (isAdmin(await store.profileSettled())) await prefetchAdminPanel(address, queryClient, repositories);
};

/** Composition root of everything behind sign-in on the web: one Supabase client, one session, one cache. */
export function SessionArea() {
  return (
    <QueryClientProvider client={queryClient}>
      <AccountsProvider accounts={accounts} store={store}>
        <RepositoriesProvider repositories={repositories}>
          <PortalProvider portal={portal}>
            <Outlet />
          </PortalProvider>
        </RepositoriesProvider>
      </AccountsProvider>
    </QueryClientProvider>
  );
}
