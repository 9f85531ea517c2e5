import { clientSorts, newestClientsFirst } from '@millrace/core/clients';
import { contactFilterSchema, contactSorts, newestContactsFirst } from '@millrace/core/contacts';
import { newestProjectsFirst, projectSorts } from '@millrace/core/projects';
import { noFilter } from '../table/list-address.ts';

/** What the lists of the dashboard allow in their addresses. */
export const contactShape = { sorts: contactSorts, defaultSort: newestContactsFirst, filter: contactFilterSchema } as const;
export const clientShape = { sorts: clientSorts, defaultSort: newestClientsFirst, filter: noFilter } as const;
export const projectShape = { sorts: projectSorts, defaultSort: newestProjectsFirst, filter: noFilter } as const;
