import type { Table, TableName } from './table.ts';

const CLIENT_TEXT = (alias: string) =>
  `${alias}.full_name || ' ' || ${alias}.email || ' ' || coalesce(${alias}.phone, '') || ' ' || coalesce(${alias}.company, '') || ' ' || coalesce(${alias}.address, '')`;

/** The synced tables; what a search looks into is what the server's search_text columns hold. */
export const tables: Readonly<Record<TableName, Table>> = {
  profiles: {
    name: 'profiles',
    columns: { email: 'text', full_name: 'text', phone: 'text', role: 'text' },
    sortKeys: { full_name_sort: 'full_name' },
    holds: false,
    searchText: `coalesce(t.full_name, '') || ' ' || t.email`,
  },
  clients: {
    name: 'clients',
    columns: { full_name: 'text', email: 'text', phone: 'text', company: 'text', address: 'text', user_id: 'text' },
    sortKeys: { full_name_sort: 'full_name', email_sort: 'email', company_sort: 'company' },
    holds: false,
    searchText: CLIENT_TEXT('t'),
  },
  contact_submissions: {
    name: 'contact_submissions',
    columns: {
      quarantined_at: 'moment',
      name: 'text',
      email: 'text',
      phone: 'text',
      message: 'text',
      email_sent: 'flag',
      converted_client_id: 'text',
    },
    sortKeys: { name_sort: 'name', email_sort: 'email' },
    holds: true,
    searchText: `t.name || ' ' || t.email || ' ' || coalesce(t.phone, '') || ' ' || t.message`,
  },
  projects: {
    name: 'projects',
    columns: {
      name: 'text',
      description: 'text',
      status: 'text',
      client_id: 'text',
      start_date: 'text',
      end_date: 'text',
      budget: 'number',
    },
    sortKeys: { name_sort: 'name' },
    holds: false,
    // A row shows its client, so its client is searched too.
    searchText: `t.name || ' ' || coalesce(t.description, '') || ' ' ||
      coalesce((SELECT ${CLIENT_TEXT('c')} FROM clients c WHERE c.id = t.client_id), '')`,
  },
  demo_requests: {
    name: 'demo_requests',
    columns: {
      quarantined_at: 'moment',
      name: 'text',
      company: 'text',
      email: 'text',
      phone: 'text',
      preferred_date: 'text',
      preferred_time: 'text',
      email_sent: 'flag',
    },
    sortKeys: { name_sort: 'name', company_sort: 'company', email_sort: 'email' },
    holds: true,
    searchText: `t.name || ' ' || t.company || ' ' || t.email || ' ' || coalesce(t.phone, '')`,
  },
  call_requests: {
    name: 'call_requests',
    columns: { quarantined_at: 'moment', name: 'text', phone: 'text', timing: 'text', status: 'text', due_at: 'moment' },
    sortKeys: { name_sort: 'name' },
    holds: true,
    searchText: `t.name || ' ' || t.phone`,
  },
  newsletter_subscribers: {
    name: 'newsletter_subscribers',
    columns: {
      quarantined_at: 'moment',
      email: 'text',
      status: 'text',
      source: 'text',
      products: 'list',
      confirmed_at: 'moment',
    },
    sortKeys: { email_sort: 'email' },
    holds: true,
    searchText: 't.email',
  },
  mail_outbox: {
    name: 'mail_outbox',
    columns: {
      kind: 'text',
      lead_table: 'text',
      lead_id: 'text',
      to_email: 'text',
      status: 'text',
      attempts: 'number',
      last_error: 'text',
    },
    sortKeys: {},
    holds: false,
    searchText: null,
    // That a mail went out is known from its lead.
    discards: { column: 'status', values: ['sent', 'suppressed'] },
  },
};

export const isTableName = (name: string): name is TableName => Object.hasOwn(tables, name);
export { type Cell, rowReader, storedColumns, type Table, type TableName, tableNames } from './table.ts';
