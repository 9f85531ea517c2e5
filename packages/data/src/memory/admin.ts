import { AppError } from '@millrace/core/errors';
import type { AdminRepositories } from '../contracts/index.ts';
import { memoryClientBook } from './client-book.ts';
import { memoryContactBook } from './contact-book.ts';
import { memoryLeadBook } from './lead-book.ts';
import { memoryProjectBook } from './project-book.ts';
import { emptyStore, type MemoryStore } from './store.ts';

const MONTH_MS = 30 * 24 * 60 * 60 * 1000;

/** The admin's repositories over a store in memory, for unit and component tests. */
export const memoryAdmin = (store: MemoryStore = emptyStore()): AdminRepositories => ({
  contacts: memoryContactBook(store),
  leads: memoryLeadBook(store),
  clients: memoryClientBook(store),
  projects: memoryProjectBook(store),

  mails: {
    async deadMails() {
      return [...store.deadMails.values()].toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
    },
    async resend(mailId) {
      if (!store.deadMails.delete(mailId)) throw new AppError({ code: 'not-found', message: 'This mail is no dead letter' });
    },
  },

  overview: {
    async read() {
      const clients = [...store.clients.values()];
      const projects = [...store.projects.values()];
      const since = store.now().getTime() - MONTH_MS;
      return {
        clients: clients.length,
        newClients: clients.filter((client) => Date.parse(client.createdAt) >= since).length,
        activeProjects: projects.filter(({ status }) => status === 'planning' || status === 'in_progress').length,
        projectsInProgress: projects.filter(({ status }) => status === 'in_progress').length,
        recentContacts: [...store.contacts.values()]
          .filter((contact) => !contact.quarantinedAt)
          .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id))
          .slice(0, 5)
          .map(({ id, name, email, message, emailSent, createdAt }) => ({ id, name, email, message, emailSent, createdAt })),
      };
    },
  },
});
