import type { Contact } from '@millrace/core/contacts';

/** The live figures of the admin overview. */
export type Overview = {
  clients: number;
  /** Clients added in the last 30 days. */
  newClients: number;
  /** Projects in planning or in progress. */
  activeProjects: number;
  projectsInProgress: number;
  /** The five newest contacts. */
  recentContacts: Pick<Contact, 'id' | 'name' | 'email' | 'message' | 'emailSent' | 'createdAt'>[];
};

export interface OverviewBook {
  /** @throws AppError as in ContactBook. */
  read(): Promise<Overview>;
}
