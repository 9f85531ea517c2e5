/** One index for every order and filter that a list offers; each ends with the id, by which ties are broken. */
const lead = (table: string, orders: Record<string, string>) => `
  CREATE INDEX ${table}_newest ON ${table} (held, created_at, id);
  ${Object.entries(orders)
    .map(([name, columns]) => `CREATE INDEX ${table}_${name} ON ${table} (held, ${columns}, id);`)
    .join('\n  ')}`;

const list = (table: string, orders: Record<string, string>) => `
  CREATE INDEX ${table}_newest ON ${table} (created_at, id);
  ${Object.entries(orders)
    .map(([name, columns]) => `CREATE INDEX ${table}_${name} ON ${table} (${columns}, id);`)
    .join('\n  ')}`;

export const orders = `
  ${lead('contact_submissions', { by_name: 'name_sort', by_email: 'email_sort', by_status: 'email_sent, created_at' })}
  CREATE INDEX contact_submissions_converted ON contact_submissions (converted_client_id) WHERE converted_client_id IS NOT NULL;
  ${lead('demo_requests', { by_name: 'name_sort', by_company: 'company_sort', by_email: 'email_sort' })}
  ${lead('call_requests', { by_name: 'name_sort', by_status: 'status' })}
  ${lead('newsletter_subscribers', { by_email: 'email_sort', by_status: 'status' })}
  ${list('profiles', { by_role: 'role, full_name_sort' })}
  ${list('clients', { by_full_name: 'full_name_sort', by_email: 'email_sort', by_company: 'company_sort' })}
  ${list('projects', {
    by_name: 'name_sort',
    by_status: 'status',
    by_budget: 'coalesce(budget, -1)',
    by_start: "coalesce(start_date, 'infinity')",
    by_end: "coalesce(end_date, 'infinity')",
  })}
  CREATE INDEX projects_of_client ON projects (client_id) WHERE client_id IS NOT NULL;
  ${list('mail_outbox', { by_status: 'status, created_at' })}
  CREATE INDEX mail_outbox_of_lead ON mail_outbox (lead_id);
`;
