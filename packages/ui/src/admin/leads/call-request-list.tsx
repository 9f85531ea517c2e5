import { type CallRequest, type CallRequestSort, callRequestSorts } from '@millrace/core/leads';
import { useRepositories } from '../repositories-context.tsx';
import { Moment } from '../shared/format.tsx';
import { StatusBadge, type Tone } from '../shared/status-badge.tsx';
import { type LeadKindView, LeadList } from './lead-list.tsx';

const tones: Record<CallRequest['status'], Tone> = { requested: 'wait', calling: 'active', reached: 'ok', failed: 'bad' };

const view: LeadKindView<CallRequest, CallRequestSort> = {
  kind: 'call',
  label: 'Call requests',
  sorts: callRequestSorts,
  searchLabel: 'Search name or phone',
  nameOf: ({ name }) => name,
  columns: [
    { id: 'name', header: 'Name', sort: 'name', width: 220, card: 'title', cell: ({ name }) => name },
    { id: 'phone', header: 'Phone', width: 180, cell: ({ phone }) => phone },
    {
      id: 'status',
      header: 'Status',
      sort: 'status',
      width: 150,
      cell: ({ status }) => <StatusBadge tone={tones[status]}>{status}</StatusBadge>,
    },
    { id: 'due', header: 'Call due', width: 200, cell: ({ dueAt }) => <Moment at={dueAt} /> },
    { id: 'date', header: 'Date', sort: 'created_at', width: 200, cell: ({ createdAt }) => <Moment at={createdAt} /> },
  ],
  csv: [
    { header: 'Name', value: ({ name }) => name },
    { header: 'Phone', value: ({ phone }) => phone },
    { header: 'Status', value: ({ status }) => status },
    { header: 'Call due', value: ({ dueAt }) => dueAt },
    { header: 'Date', value: ({ createdAt }) => createdAt },
  ],
};

/** Call-backs asked for. */
export default function CallRequestList() {
  const { leads } = useRepositories();
  return <LeadList view={view} list={leads.callRequests} />;
}
