import { AccountsProvider, createSessionStore } from '@millrace/ui/account';
import { RepositoriesProvider } from '@millrace/ui/admin';
import { ThemeProvider } from '@millrace/ui/theme';
import { showToast } from '@millrace/ui/toast';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import type { Bridge } from '../../ipc/bridge.ts';
import { consoleAccounts } from '../account/console-accounts.ts';
import { invalidateTables } from '../status/stale-queries.ts';
import { createSyncStore } from '../status/sync-store.ts';
import { SyncStoreProvider } from '../status/use-sync-status.ts';
import { consoleQueryClient } from './query-client.ts';
import { Screens } from './screens.tsx';

const compose = (bridge: Bridge) => {
  const account = consoleAccounts(bridge);
  const queryClient = consoleQueryClient();
  const session = createSessionStore({
    accounts: account.accounts,
    notify: showToast,
    cache: account.profiles,
    onEnded: () => queryClient.clear(),
  });
  const sync = createSyncStore(bridge);
  bridge.on('data-changed', (tables) => invalidateTables(queryClient, tables));
  return { account, queryClient, session, sync };
};

/** Composition root of the desktop edition's screens: the shared admin screens over the bridge. */
export function Console({ bridge }: { bridge: Bridge }) {
  const [{ account, queryClient, session, sync }] = useState(() => compose(bridge));
  return (
    <ThemeProvider>
      <QueryClientProvider client={queryClient}>
        <AccountsProvider accounts={account.accounts} store={session}>
          <RepositoriesProvider repositories={bridge}>
            <SyncStoreProvider value={sync}>
              <BrowserRouter>
                <Screens bridge={bridge} account={account} />
              </BrowserRouter>
            </SyncStoreProvider>
          </RepositoriesProvider>
        </AccountsProvider>
      </QueryClientProvider>
    </ThemeProvider>
  );
}
