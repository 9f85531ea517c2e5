import type { AdminRepositories } from '@millrace/data/contracts';
import { createContext, type ReactNode, useContext } from 'react';

const RepositoriesContext = createContext<AdminRepositories | null>(null);

/** Gives the admin screens their data, composed once per edition. */
export function RepositoriesProvider({ repositories, children }: { repositories: AdminRepositories; children: ReactNode }) {
  return <RepositoriesContext value={repositories}>{children}</RepositoriesContext>;
}

export function useRepositories(): AdminRepositories {
  const repositories = useContext(RepositoriesContext);
  if (!repositories) throw new Error('RepositoriesProvider is missing');
  return repositories;
}
