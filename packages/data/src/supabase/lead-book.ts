import type { LeadBook } from '../contracts/index.ts';
import type { Supabase } from './client.ts';
import { listPage } from './list.ts';
import { releaseSubmission } from './release-submission.ts';
import { toCallRequest, toDemoRequest, toSubscriber } from './rows.ts';

export const supabaseLeadBook = (client: Supabase): LeadBook => ({
  demoRequests: (query) => listPage(client, 'list_demo_requests', query, toDemoRequest),
  callRequests: (query) => listPage(client, 'list_call_requests', query, toCallRequest),
  subscribers: (query) => listPage(client, 'list_subscribers', query, toSubscriber),
  release: (kind, id) => releaseSubmission(client, kind, id),
});
