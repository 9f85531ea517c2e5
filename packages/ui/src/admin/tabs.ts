import type { AdminRepositories } from '@millrace/data/contracts';
import { clientQueries, contactQueries, overviewQueries, projectQueries } from '@millrace/data/queries';
import type { QueryClient } from '@tanstack/react-query';
import { type Loadable, loadable } from '../loading/index.ts';
import { readListQuery } from '../table/list-address.ts';
import { leadListOf } from './contacts/lead-lists.ts';
import { clientShape, contactShape, projectShape } from './list-shapes.ts';

type Prefetch = (client: QueryClient, repositories: AdminRepositories, address: URLSearchParams) => Promise<void> | undefined;
type Tab = { segment: string; label: string; panel: Loadable; prefetch?: Prefetch };

/** The seven tabs (specification, section 2, Admin dashboard), each a chunk of its own under /admin. */
export const adminTabs: readonly Tab[] = [
  {
    segment: '',
    label: 'Overview',
    panel: loadable(async () => (await import('./overview/overview-panel.tsx')).default),
    prefetch: (client, { overview }) => client.prefetchQuery(overviewQueries(overview).read()),
  },
  {
    segment: 'contacts',
    label: 'Contacts',
    panel: loadable(async () => (await import('./contacts/contacts-panel.tsx')).default),
    prefetch: (client, { contacts }, address) =>
      leadListOf(address) === 'messages'
        ? client.prefetchQuery(contactQueries(contacts).list(readListQuery(address, contactShape)))
        : undefined,
  },
  {
    segment: 'clients',
    label: 'Clients',
    panel: loadable(async () => (await import('./clients/clients-panel.tsx')).default),
    prefetch: (client, { clients }, address) =>
      client.prefetchQuery(clientQueries(clients).list(readListQuery(address, clientShape))),
  },
  {
    segment: 'projects',
    label: 'Projects',
    panel: loadable(async () => (await import('./projects/projects-panel.tsx')).default),
    prefetch: (client, { projects }, address) =>
      client.prefetchQuery(projectQueries(projects).list(readListQuery(address, projectShape))),
  },
  {
    segment: 'orders',
    label: 'Orders',
    panel: loadable(async () => (await import('./placeholders/orders-panel.tsx')).default),
  },
  {
    segment: 'invoices',
    label: 'Invoices',
    panel: loadable(async () => (await import('./placeholders/invoices-panel.tsx')).default),
  },
  {
    segment: 'support',
    label: 'Support',
    panel: loadable(async () => (await import('./placeholders/support-panel.tsx')).default),
  },
];

export const ADMIN_BASE = '/admin';

export const tabOf = (pathname: string): Tab | undefined =>
  adminTabs.find(({ segment }) => pathname.replace(/\/$/, '') === (segment ? `${ADMIN_BASE}/${segment}` : ADMIN_BASE));

/** Loads the chunk of the tab at this address, so that it is there when the dashboard is shown. */
export const loadAdminPanel = async (pathname: string): Promise<void> => tabOf(pathname)?.panel.load();

/** Asks for what the tab at this address shows first. Never rejects: what could not be read is asked for again by the tab. */
export const prefetchAdminPanel = async (
  { pathname, search }: { pathname: string; search: string },
  client: QueryClient,
  repositories: AdminRepositories,
): Promise<void> => tabOf(pathname)?.prefetch?.(client, repositories, new URLSearchParams(search));
