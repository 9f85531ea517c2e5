import type { Profile } from '@millrace/core/accounts';
import type { AdminRepositories } from '@millrace/data/contracts';
import { memoryAccounts } from '@millrace/data/memory';
import { QueryClientProvider } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { createAreaQueryClient } from '../../account/session/area-query-client.ts';
import { noProfileCache } from '../../account/session/profile-cache.ts';
import { AccountsProvider } from '../../account/session/session-context.tsx';
import { createSessionStore } from '../../account/session/session-store.ts';
import { ThemeProvider } from '../../theme/index.ts';
import { AdminDashboard } from '../admin-dashboard.tsx';
import { type Connection, ConnectionProvider } from '../connection-context.ts';
import { RepositoriesProvider } from '../repositories-context.tsx';
// Loaded ahead, so that no test waits for a chunk.
import '../clients/clients-panel.tsx';
import '../clients/client-editor.tsx';
import '../clients/convert-dialog.tsx';
import '../clients/delete-client.tsx';
import '../contacts/contact-drawer.tsx';
import '../contacts/contacts-panel.tsx';
import '../projects/delete-project.tsx';
import '../projects/project-editor.tsx';
import '../projects/projects-panel.tsx';

// Waiting costs only where something is missing; a busy machine needs it.
configure({ asyncUtilTimeout: 15_000 });

const admin: Profile = {
  id: '7f2f8a52-8d4e-4a52-9c59-1f3a6f6b0001',
  email: 'admin@example.com',
  fullName: 'Robin Admin',
  phone: null,
  role: 'admin',
};

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

/** The dashboard of a signed-in admin at an address, over the given repositories. */
export function renderAdmin(repositories: AdminRepositories, path: string, connection?: Connection) {
  const accounts = memoryAccounts([{ email: admin.email, password: 'x', fullName: null, confirmed: true, profile: admin }]);
  const store = createSessionStore({
    accounts,
    notify() {},
    cache: { ...noProfileCache, read: () => admin },
  });
  const queryClient = createAreaQueryClient(store);
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false, staleTime: 0 } });
  accounts.emit('SIGNED_IN', { user: { id: admin.id, email: admin.email, fullName: null } });
  const dashboard = <AdminDashboard />;
  const view = render(
    <ThemeProvider env="test">
      <QueryClientProvider client={queryClient}>
        <AccountsProvider accounts={accounts} store={store}>
          <RepositoriesProvider repositories={repositories}>
            <MemoryRouter initialEntries={[path]}>
              <Address />
              <Routes>
                <Route
                  path="/admin/*"
                  element={connection ? <ConnectionProvider value={connection}>{dashboard}</ConnectionProvider> : dashboard}
                />
                <Route path="*" element={<p>Elsewhere</p>} />
              </Routes>
            </MemoryRouter>
          </RepositoriesProvider>
        </AccountsProvider>
      </QueryClientProvider>
    </ThemeProvider>,
  );
  return { ...view, accounts, address: () => view.getByTestId('address').textContent ?? '' };
}
