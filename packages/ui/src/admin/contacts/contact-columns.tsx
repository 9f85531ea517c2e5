import { type Contact, type ContactSort, contactStatus } from '@millrace/core/contacts';
import type { DataColumn } from '../../table/index.ts';
import { Moment } from '../shared/format.tsx';
import { StatusBadge } from '../shared/status-badge.tsx';
import { excerpt } from './excerpt.ts';

/** Name, Email, Phone, Message (truncated), Status, Date (specification, section 2, Contacts). */
export const contactColumns: readonly DataColumn<Contact, ContactSort>[] = [
  { id: 'name', header: 'Name', sort: 'name', width: 180, card: 'title', cell: (contact) => contact.name },
  { id: 'email', header: 'Email', sort: 'email', width: 230, card: 'wide', cell: (contact) => contact.email },
  { id: 'phone', header: 'Phone', width: 150, cell: (contact) => contact.phone ?? '-' },
  {
    id: 'message',
    header: 'Message',
    width: 340,
    card: 'wide',
    cell: (contact) => <span title={contact.message}>{excerpt(contact.message)}</span>,
  },
  { id: 'status', header: 'Status', width: 140, cell: (contact) => <ContactStatus contact={contact} /> },
  { id: 'date', header: 'Date', sort: 'created_at', width: 190, cell: (contact) => <Moment at={contact.createdAt} /> },
];

/** "Notified" or "New"; a mail that was given up is flagged. */
export function ContactStatus({ contact }: { contact: Pick<Contact, 'emailSent' | 'mailState'> }) {
  if (contact.mailState === 'dead') return <StatusBadge tone="bad">Mail failed</StatusBadge>;
  return <StatusBadge tone={contact.emailSent ? 'ok' : 'wait'}>{contactStatus(contact)}</StatusBadge>;
}
