import type {
  CallRequest,
  CallRequestSort,
  DemoRequest,
  DemoRequestSort,
  LeadFilter,
  Subscriber,
  SubscriberSort,
} from '@millrace/core/leads';
import type { ListQuery, Page } from '@millrace/core/lists';

/** The leads beside contact messages: demo requests, call requests, newsletter subscribers. Errors as in ContactBook. */
export interface LeadBook {
  demoRequests(query: ListQuery<DemoRequestSort, LeadFilter>): Promise<Page<DemoRequest>>;
  callRequests(query: ListQuery<CallRequestSort, LeadFilter>): Promise<Page<CallRequest>>;
  subscribers(query: ListQuery<SubscriberSort, LeadFilter>): Promise<Page<Subscriber>>;
  /** "Not spam" for a quarantined demo request, call request or subscriber. */
  release(kind: 'demo' | 'call' | 'newsletter', id: string): Promise<void>;
}
