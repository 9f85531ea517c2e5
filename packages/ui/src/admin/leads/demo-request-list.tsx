import { type DemoRequest, type DemoRequestSort, demoRequestSorts } from '@millrace/core/leads';
import { useRepositories } from '../repositories-context.tsx';
import { Moment } from '../shared/format.tsx';
import { StatusBadge } from '../shared/status-badge.tsx';
import { type LeadKindView, LeadList } from './lead-list.tsx';

const preferred = ({ preferredDate, preferredTime }: DemoRequest): string =>
  [preferredDate, preferredTime].filter(Boolean).join(', ') || '-';

const view: LeadKindView<DemoRequest, DemoRequestSort> = {
  kind: 'demo',
  label: 'Demo requests',
  sorts: demoRequestSorts,
  searchLabel: 'Search name, company or e-mail',
  nameOf: ({ name }) => name,
  columns: [
    { id: 'name', header: 'Name', sort: 'name', width: 170, card: 'title', cell: ({ name }) => name },
    { id: 'company', header: 'Company', sort: 'company', width: 170, cell: ({ company }) => company },
    { id: 'email', header: 'Email', sort: 'email', width: 220, card: 'wide', cell: ({ email }) => email },
    { id: 'phone', header: 'Phone', width: 150, cell: ({ phone }) => phone ?? '-' },
    { id: 'preferred', header: 'Preferred', width: 270, card: 'wide', cell: preferred },
    {
      id: 'status',
      header: 'Status',
      width: 130,
      cell: ({ emailSent }) => <StatusBadge tone={emailSent ? 'ok' : 'wait'}>{emailSent ? 'Notified' : 'New'}</StatusBadge>,
    },
    { id: 'date', header: 'Date', sort: 'created_at', width: 190, cell: ({ createdAt }) => <Moment at={createdAt} /> },
  ],
  csv: [
    { header: 'Name', value: ({ name }) => name },
    { header: 'Company', value: ({ company }) => company },
    { header: 'Email', value: ({ email }) => email },
    { header: 'Phone', value: ({ phone }) => phone },
    { header: 'Preferred Date', value: ({ preferredDate }) => preferredDate },
    { header: 'Preferred Time', value: ({ preferredTime }) => preferredTime },
    { header: 'Date', value: ({ createdAt }) => createdAt },
  ],
};

/** Demos asked for. */
export default function DemoRequestList() {
  const { leads } = useRepositories();
  return <LeadList view={view} list={leads.demoRequests} />;
}
