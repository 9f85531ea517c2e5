import { type Subscriber, type SubscriberSort, subscriberSorts } from '@millrace/core/leads';
import { useRepositories } from '../repositories-context.tsx';
import { Moment } from '../shared/format.tsx';
import { StatusBadge, type Tone } from '../shared/status-badge.tsx';
import { type LeadKindView, LeadList } from './lead-list.tsx';

const tones: Record<Subscriber['status'], Tone> = { pending: 'wait', confirmed: 'ok', unsubscribed: 'off' };

const view: LeadKindView<Subscriber, SubscriberSort> = {
  kind: 'newsletter',
  label: 'Subscribers',
  sorts: subscriberSorts,
  searchLabel: 'Search e-mail',
  nameOf: ({ email }) => email,
  columns: [
    { id: 'email', header: 'Email', sort: 'email', width: 280, card: 'title', cell: ({ email }) => email },
    {
      id: 'status',
      header: 'Status',
      sort: 'status',
      width: 150,
      cell: ({ status }) => <StatusBadge tone={tones[status]}>{status}</StatusBadge>,
    },
    { id: 'source', header: 'Source', width: 160, cell: ({ source }) => source },
    { id: 'products', header: 'Waits for', width: 180, cell: ({ products }) => products.join(', ') || '-' },
    {
      id: 'confirmed',
      header: 'Confirmed',
      width: 200,
      cell: ({ confirmedAt }) => (confirmedAt ? <Moment at={confirmedAt} /> : '-'),
    },
    { id: 'date', header: 'Date', sort: 'created_at', width: 200, cell: ({ createdAt }) => <Moment at={createdAt} /> },
  ],
  csv: [
    { header: 'Email', value: ({ email }) => email },
    { header: 'Status', value: ({ status }) => status },
    { header: 'Source', value: ({ source }) => source },
    { header: 'Waits for', value: ({ products }) => products.join(' ') },
    { header: 'Confirmed', value: ({ confirmedAt }) => confirmedAt },
    { header: 'Date', value: ({ createdAt }) => createdAt },
  ],
};

/** Newsletter subscribers. */
export default function SubscriberList() {
  const { leads } = useRepositories();
  return <LeadList view={view} list={leads.subscribers} />;
}
