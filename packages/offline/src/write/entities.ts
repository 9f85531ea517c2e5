import type { Client } from '@millrace/core/clients';
import type { Contact } from '@millrace/core/contacts';
import type { Project } from '@millrace/core/projects';
import { tables } from '../tables/index.ts';
import { toMicroseconds, toMicrosecondsOrNull } from '../tables/moments.ts';
import type { Writer } from './writer.ts';

/** Stores what the server answered to a person's own write, in the shape in which a pull would have brought it. */
const saver =
  <Entity>(table: (typeof tables)[keyof typeof tables], columns: readonly string[], toRow: (entity: Entity) => unknown[]) =>
  (writer: Writer, entity: Entity): void =>
    writer.save(table, columns, [toRow(entity)], true);

export const saveClient = saver<Client>(
  tables.clients,
  ['id', 'created_at', 'updated_at', 'full_name', 'email', 'phone', 'company', 'address', 'user_id'],
  (client) => [
    client.id,
    toMicroseconds(client.createdAt),
    toMicroseconds(client.updatedAt),
    client.fullName,
    client.email,
    client.phone,
    client.company,
    client.address,
    client.userId,
  ],
);

export const saveProject = saver<Project>(
  tables.projects,
  ['id', 'created_at', 'updated_at', 'name', 'description', 'status', 'client_id', 'start_date', 'end_date', 'budget'],
  (project) => [
    project.id,
    toMicroseconds(project.createdAt),
    toMicroseconds(project.updatedAt),
    project.name,
    project.description,
    project.status,
    project.clientId,
    project.startDate,
    project.endDate,
    project.budget,
  ],
);

/** A contact carries no moment of its last change; without one, the next pull's row replaces this one whatever it says. */
export const saveContact = saver<Contact>(
  tables.contact_submissions,
  ['id', 'created_at', 'updated_at', 'quarantined_at', 'name', 'email', 'phone', 'message', 'email_sent', 'converted_client_id'],
  (contact) => [
    contact.id,
    toMicroseconds(contact.createdAt),
    null,
    toMicrosecondsOrNull(contact.quarantinedAt),
    contact.name,
    contact.email,
    contact.phone,
    contact.message,
    contact.emailSent,
    contact.convertedClientId,
  ],
);
