import type { Contact, ContactFilter, ContactSort } from '@millrace/core/contacts';
import type { ContactBook } from '@millrace/data/contracts';
import type { Cache } from '../cache/cache.ts';
import { statement } from '../database/statements.ts';
import { listRows } from '../read/list.ts';
import type { Condition, Listing } from '../read/listing.ts';
import { tables } from '../tables/index.ts';
import { toInstant, toInstantOrNull } from '../tables/moments.ts';
import { gone } from './gone.ts';

type ContactRow = {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  message: string;
  email_sent: number;
  created_at: number;
  quarantined_at: number | null;
  converted_client_id: string | null;
  existing_client_id: string | null;
  mail_state: Contact['mailState'];
};

const MAILS = `FROM mail_outbox m WHERE m.lead_id = t.id AND m.lead_table = 'contact_submissions'`;

/** As the server computes it (list_contacts): a mail given up, then one held back, then one on its way; mails sent are not kept here. */
const COLUMNS = `t.id, t.name, t.email, t.phone, t.message, t.email_sent, t.created_at, t.quarantined_at, t.converted_client_id,
  (SELECT c.id FROM clients c WHERE c.email_sort = t.email_sort ORDER BY c.created_at, c.id LIMIT 1) AS existing_client_id,
  coalesce(
    (SELECT CASE min(CASE m.status WHEN 'dead' THEN 1 WHEN 'held' THEN 2 ELSE 3 END) WHEN 1 THEN 'dead' WHEN 2 THEN 'held' WHEN 3 THEN 'queued' END
     ${MAILS}),
    CASE WHEN t.email_sent THEN 'sent' END
  ) AS mail_state`;

const toContact = (row: ContactRow): Contact => ({
  id: row.id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  message: row.message,
  emailSent: row.email_sent === 1,
  createdAt: toInstant(row.created_at),
  quarantinedAt: toInstantOrNull(row.quarantined_at),
  convertedClientId: row.converted_client_id,
  existingClientId: row.existing_client_id,
  mailState: row.mail_state,
});

const listing: Listing<ContactSort, Contact> = {
  table: tables.contact_submissions,
  columns: COLUMNS,
  sorts: { created_at: 't.created_at', name: 't.name_sort', email: 't.email_sort' },
  toRow: toContact,
};

const statusCondition = (status: ContactFilter['status']): Condition[] =>
  status === 'all' ? [] : [{ sql: 't.email_sent = ?', parameters: [status === 'notified' ? 1 : 0] }];

export const cachedContacts = (cache: Cache): Pick<ContactBook, 'list' | 'get'> => ({
  list: async (query) =>
    cache.read((connection) =>
      listRows(connection, listing, query, statusCondition(query.filter.status), query.filter.quarantined),
    ),

  get: async (id) => {
    const row = cache.read((connection) =>
      statement<ContactRow>(connection, `SELECT ${COLUMNS} FROM contact_submissions t WHERE t.id = ?`).get(id),
    );
    if (!row) throw gone('contact submission');
    return toContact(row);
  },
});
