import { z } from 'zod';
import type { OverviewBook } from '../contracts/index.ts';
import type { Supabase } from './client.ts';
import { fromPostgrest } from './errors.ts';
import { toRecentContact } from './rows.ts';

const answer = z.object({
  clients: z.number(),
  new_clients: z.number(),
  active_projects: z.number(),
  projects_in_progress: z.number(),
  recent_contacts: z.array(z.unknown()),
});

export const supabaseOverviewBook = (client: Supabase): OverviewBook => ({
  async read() {
    const { data, error, status } = await client.rpc('admin_overview');
    if (error) throw fromPostgrest(error, status);
    const overview = answer.parse(data);
    return {
      clients: overview.clients,
      newClients: overview.new_clients,
      activeProjects: overview.active_projects,
      projectsInProgress: overview.projects_in_progress,
      recentContacts: overview.recent_contacts.map(toRecentContact),
    };
  },
});
