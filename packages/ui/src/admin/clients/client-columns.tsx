import { type Client, type ClientSort, clientLinkStatus } from '@millrace/core/clients';
import type { DataColumn } from '../../table/index.ts';
import { Moment } from '../shared/format.tsx';
import { RowActions } from '../shared/row-actions.tsx';
import { StatusBadge } from '../shared/status-badge.tsx';

/** Name, Email, Phone, Company, Status, Created, Actions (specification, section 2, Clients). */
export const clientColumns = (
  onEdit: (client: Client) => void,
  onDelete: (client: Client) => void,
): readonly DataColumn<Client, ClientSort>[] => [
  { id: 'name', header: 'Name', sort: 'full_name', width: 190, card: 'title', cell: ({ fullName }) => fullName },
  { id: 'email', header: 'Email', sort: 'email', width: 240, card: 'wide', cell: ({ email }) => email },
  { id: 'phone', header: 'Phone', width: 150, cell: ({ phone }) => phone ?? '-' },
  { id: 'company', header: 'Company', sort: 'company', width: 200, cell: ({ company }) => company ?? '-' },
  {
    id: 'status',
    header: 'Status',
    width: 120,
    cell: (client) => <StatusBadge tone={client.userId ? 'ok' : 'off'}>{clientLinkStatus(client)}</StatusBadge>,
  },
  { id: 'created', header: 'Created', sort: 'created_at', width: 190, cell: ({ createdAt }) => <Moment at={createdAt} /> },
  {
    id: 'actions',
    header: 'Actions',
    width: 150,
    card: 'wide',
    cell: (client) => <RowActions name={client.fullName} onEdit={() => onEdit(client)} onDelete={() => onDelete(client)} />,
  },
];
