import { clientQueries, contactQueries, overviewQueries, projectQueries } from '@millrace/data/queries';
import { useQueryClient } from '@tanstack/react-query';
import { useRepositories } from '../repositories-context.tsx';

/** Asks again for everything that a write to clients, projects or contacts can change; rows on screen stay until the answer is there. */
export function useRefresh(): () => Promise<void> {
  const { clients, contacts, overview, projects } = useRepositories();
  const client = useQueryClient();
  return async () => {
    const keys = [
      clientQueries(clients).all,
      projectQueries(projects).all,
      contactQueries(contacts).all,
      overviewQueries(overview).all,
    ];
    await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
  };
}
