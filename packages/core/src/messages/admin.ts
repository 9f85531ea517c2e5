import type { Toast } from './toast.ts';

const error = (title: string): Toast => ({ kind: 'error', title });
const success = (title: string): Toast => ({ kind: 'success', title });

/** What an admin reads (specification, sections 2, 5 and 8, Admin), word for word. */
export const adminMessages = {
  unexpected: error('An unexpected error occurred'),
  overview: { loadFailed: error('Failed to load the overview') },
  contacts: {
    empty: 'No contact submissions yet.',
    loadFailed: error('Failed to load contact submissions'),
  },
  projects: {
    empty: 'No projects found. Create your first project!',
    loadFailed: error('Failed to load projects'),
    saveFailed: error('Failed to save project'),
    deleteFailed: error('Failed to delete project'),
    created: success('Project created successfully'),
    updated: success('Project updated successfully'),
    deleted: success('Project deleted successfully'),
    confirmDelete: 'Are you sure you want to delete this project?',
  },
  clients: {
    empty: 'No clients registered yet.',
    loadFailed: error('Failed to load clients'),
    createFailed: (serverMessage: string): Toast => error(`Failed to create client: ${serverMessage}`),
    updateFailed: (serverMessage: string): Toast => error(`Failed to update client: ${serverMessage}`),
    convertFailed: (serverMessage: string): Toast => error(`Failed to convert contact: ${serverMessage}`),
    deleteFailed: error('Failed to delete client'),
    created: success('Client created successfully'),
    updated: success('Client updated successfully'),
    deleted: success('Client deleted successfully'),
    converted: success('Contact converted to client successfully'),
    linked: success('Client linked to existing user account'),
    noAccountYet: {
      kind: 'info',
      title: 'Client created. A signup invitation would be sent in a production environment.',
    } satisfies Toast,
    confirmDelete: 'Are you sure you want to delete this client?',
  },
} as const;
