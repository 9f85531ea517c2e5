import { AppError } from '@millrace/core/errors';
import type { ClientBook, ContactBook } from '../contracts/index.ts';
import type { Supabase } from './client.ts';
import { fromPostgrest } from './errors.ts';
import { linkClient } from './link-client.ts';
import { listPage } from './list.ts';
import { releaseSubmission } from './release-submission.ts';
import { toClient, toContact } from './rows.ts';

export const supabaseContactBook = (client: Supabase, clients: Pick<ClientBook, 'get'>): ContactBook => ({
  list: (query) => listPage(client, 'list_contacts', query, toContact),

  async get(id) {
    const page = await listPage(
      client,
      'list_contacts',
      { search: '', sort: { column: 'created_at', direction: 'desc' }, size: 1, from: { at: 'start' }, filter: { id } },
      toContact,
    );
    const contact = page.rows[0];
    if (!contact) throw new AppError({ code: 'not-found', message: 'This contact submission no longer exists' });
    return contact;
  },

  async convert(contactId, clientId) {
    const { data, error, status } = await client.rpc('convert_contact', { contact_id: contactId, client_id: clientId });
    if (error) throw fromPostgrest(error, status);
    const converted = toClient(data);
    if (converted.userId) return { client: converted, linked: true };
    const linked = await linkClient(client, clientId);
    return { client: linked ? await clients.get(clientId) : converted, linked };
  },

  release: (id) => releaseSubmission(client, 'contact', id),
});
