import type { Portal } from '../contracts/index.ts';
import type { Supabase } from './client.ts';
import { fromPostgrest } from './errors.ts';
import { PROJECT_COLUMNS } from './project-book.ts';
import { toProject } from './rows.ts';

/** More than any one client has; the list is not paged. */
const PROJECTS_SHOWN = 500;

export const supabasePortal = (client: Supabase): Portal => {
  /** The clients that belong to the signed-in account; asked for by owner, since an admin may see the others too. */
  const ownClientIds = async (): Promise<string[]> => {
    const { data: auth } = await client.auth.getSession();
    const userId = auth.session?.user.id;
    if (!userId) return [];
    const { data, error, status } = await client.from('clients').select('id').eq('user_id', userId);
    if (error) throw fromPostgrest(error, status);
    return data.map((row) => row.id);
  };

  const ownProjects = async (clientIds: string[]) => {
    const { data, error, status } = await client
      .from('projects')
      .select(PROJECT_COLUMNS)
      .in('client_id', clientIds)
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(PROJECTS_SHOWN);
    if (error) throw fromPostgrest(error, status);
    return data.map(toProject);
  };

  return {
    async summary() {
      const clientIds = await ownClientIds();
      if (clientIds.length === 0) return { linked: false };
      const projects = await ownProjects(clientIds);
      const inProgress = projects.filter((project) => project.status === 'in_progress').length;
      const planning = projects.filter((project) => project.status === 'planning').length;
      return { linked: true, activeProjects: inProgress + planning, projectsInProgress: inProgress };
    },

    async projects() {
      const clientIds = await ownClientIds();
      return clientIds.length === 0 ? [] : ownProjects(clientIds);
    },
  };
};
