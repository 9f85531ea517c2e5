import type {
  CallRequest,
  CallRequestSort,
  DemoRequest,
  DemoRequestSort,
  Subscriber,
  SubscriberSort,
} from '@millrace/core/leads';
import type { LeadBook } from '@millrace/data/contracts';
import type { Cache } from '../cache/cache.ts';
import { listRows } from '../read/list.ts';
import type { Listing } from '../read/listing.ts';
import { tables } from '../tables/index.ts';
import { toInstant, toInstantOrNull } from '../tables/moments.ts';

type DemoRow = {
  id: string;
  name: string;
  company: string;
  email: string;
  phone: string | null;
  preferred_date: string | null;
  preferred_time: string | null;
  email_sent: number;
  created_at: number;
  quarantined_at: number | null;
};

const demoRequests: Listing<DemoRequestSort, DemoRequest> = {
  table: tables.demo_requests,
  columns:
    't.id, t.name, t.company, t.email, t.phone, t.preferred_date, t.preferred_time, t.email_sent, t.created_at, t.quarantined_at',
  sorts: { created_at: 't.created_at', name: 't.name_sort', company: 't.company_sort', email: 't.email_sort' },
  toRow: (row: DemoRow) => ({
    id: row.id,
    name: row.name,
    company: row.company,
    email: row.email,
    phone: row.phone,
    preferredDate: row.preferred_date,
    preferredTime: row.preferred_time,
    emailSent: row.email_sent === 1,
    createdAt: toInstant(row.created_at),
    quarantinedAt: toInstantOrNull(row.quarantined_at),
  }),
};

type CallRow = {
  id: string;
  name: string;
  phone: string;
  timing: string;
  status: CallRequest['status'];
  due_at: number;
  created_at: number;
  quarantined_at: number | null;
};

const callRequests: Listing<CallRequestSort, CallRequest> = {
  table: tables.call_requests,
  columns: 't.id, t.name, t.phone, t.timing, t.status, t.due_at, t.created_at, t.quarantined_at',
  sorts: { created_at: 't.created_at', name: 't.name_sort', status: 't.status' },
  toRow: (row: CallRow) => ({
    id: row.id,
    name: row.name,
    phone: row.phone,
    timing: row.timing,
    status: row.status,
    dueAt: toInstant(row.due_at),
    createdAt: toInstant(row.created_at),
    quarantinedAt: toInstantOrNull(row.quarantined_at),
  }),
};

type SubscriberRow = {
  id: string;
  email: string;
  status: Subscriber['status'];
  source: string;
  products: string;
  confirmed_at: number | null;
  created_at: number;
  quarantined_at: number | null;
};

const subscribers: Listing<SubscriberSort, Subscriber> = {
  table: tables.newsletter_subscribers,
  columns: 't.id, t.email, t.status, t.source, t.products, t.confirmed_at, t.created_at, t.quarantined_at',
  sorts: { created_at: 't.created_at', email: 't.email_sort', status: 't.status' },
  toRow: (row: SubscriberRow) => ({
    id: row.id,
    email: row.email,
    status: row.status,
    source: row.source,
    products: JSON.parse(row.products) as string[],
    confirmedAt: toInstantOrNull(row.confirmed_at),
    createdAt: toInstant(row.created_at),
    quarantinedAt: toInstantOrNull(row.quarantined_at),
  }),
};

export const cachedLeads = (cache: Cache): Pick<LeadBook, 'demoRequests' | 'callRequests' | 'subscribers'> => ({
  demoRequests: async (query) =>
    cache.read((connection) => listRows(connection, demoRequests, query, [], query.filter.quarantined)),
  callRequests: async (query) =>
    cache.read((connection) => listRows(connection, callRequests, query, [], query.filter.quarantined)),
  subscribers: async (query) =>
    cache.read((connection) => listRows(connection, subscribers, query, [], query.filter.quarantined)),
});
