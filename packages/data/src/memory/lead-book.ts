import type {
  CallRequest,
  CallRequestSort,
  DemoRequest,
  DemoRequestSort,
  LeadFilter,
  Subscriber,
  SubscriberSort,
} from '@millrace/core/leads';
import type { LeadBook } from '../contracts/index.ts';
import { type Listing, pageOf } from './paging.ts';
import type { MemoryStore } from './store.ts';

const demoListing: Listing<DemoRequest, DemoRequestSort> = {
  searched: (row) => [row.name, row.company, row.email, row.phone],
  sorted: {
    created_at: (row) => row.createdAt,
    name: (row) => row.name.toLowerCase(),
    company: (row) => row.company.toLowerCase(),
    email: (row) => row.email.toLowerCase(),
  },
};
const callListing: Listing<CallRequest, CallRequestSort> = {
  searched: (row) => [row.name, row.phone],
  sorted: { created_at: (row) => row.createdAt, name: (row) => row.name.toLowerCase(), status: (row) => row.status },
};
const subscriberListing: Listing<Subscriber, SubscriberSort> = {
  searched: (row) => [row.email],
  sorted: { created_at: (row) => row.createdAt, email: (row) => row.email.toLowerCase(), status: (row) => row.status },
};

const visible = <Row extends { quarantinedAt: string | null }>(rows: Map<string, Row>, { quarantined }: LeadFilter): Row[] =>
  [...rows.values()].filter((row) => (row.quarantinedAt !== null) === quarantined);

const release = <Row extends { quarantinedAt: string | null }>(rows: Map<string, Row>, id: string) => {
  const row = rows.get(id);
  if (row) rows.set(id, { ...row, quarantinedAt: null });
};

export const memoryLeadBook = (store: MemoryStore): LeadBook => ({
  demoRequests: async (query) => pageOf(visible(store.demoRequests, query.filter), query, demoListing),
  callRequests: async (query) => pageOf(visible(store.callRequests, query.filter), query, callListing),
  subscribers: async (query) => pageOf(visible(store.subscribers, query.filter), query, subscriberListing),
  async release(kind, id) {
    if (kind === 'demo') release(store.demoRequests, id);
    else if (kind === 'call') release(store.callRequests, id);
    else release(store.subscribers, id);
  },
});
