import type { Portal } from '../contracts/index.ts';
import type { MemoryStore } from './store.ts';

/** What the account `userId` sees of its own. */
export const memoryPortal = (store: MemoryStore, userId: string): Portal => {
  const own = () => {
    const clientIds = new Set([...store.clients.values()].filter((client) => client.userId === userId).map(({ id }) => id));
    const projects = [...store.projects.values()]
      .filter(({ clientId }) => clientId !== null && clientIds.has(clientId))
      .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id));
    return { linked: clientIds.size > 0, projects };
  };

  return {
    async summary() {
      const { linked, projects } = own();
      if (!linked) return { linked: false };
      return {
        linked: true,
        activeProjects: projects.filter(({ status }) => status === 'planning' || status === 'in_progress').length,
        projectsInProgress: projects.filter(({ status }) => status === 'in_progress').length,
      };
    },
    projects: async () => own().projects,
  };
};
