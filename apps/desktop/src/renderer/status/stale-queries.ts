import type { QueryClient } from '@tanstack/react-query';

/** What is shown from each table of the cache; the first words of the query keys in packages/data. */
const SHOWN_FROM: Record<string, readonly string[]> = {
  profiles: ['clients'],
  clients: ['clients', 'projects', 'contacts', 'overview'],
  projects: ['projects', 'clients', 'overview'],
  contact_submissions: ['contacts', 'overview'],
  demo_requests: ['leads', 'overview'],
  call_requests: ['leads', 'overview'],
  newsletter_subscribers: ['leads', 'overview'],
  mail_outbox: ['mails', 'contacts', 'leads'],
};

/** Reads again what is on screen and came from these tables; what is not on screen is read when it is opened. */
export const invalidateTables = (client: QueryClient, tables: readonly string[]): void => {
  const keys = new Set(tables.flatMap((table) => SHOWN_FROM[table] ?? []));
  for (const key of keys) void client.invalidateQueries({ queryKey: [key] });
};
