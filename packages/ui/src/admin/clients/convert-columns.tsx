import { Anchor } from '@mantine/core';
import type { Contact, ContactSort } from '@millrace/core/contacts';
import { Link } from 'react-router-dom';
import type { DataColumn } from '../../table/index.ts';
import { excerpt } from '../contacts/excerpt.ts';
import { Moment } from '../shared/format.tsx';
import { WriteButton } from '../shared/write-button.tsx';
import classes from './convert-dialog.module.css';

/**
 * Name, Email, Phone (or '-'), Message (truncated), Date and 'Convert', disabled while working (specification, section 2, Clients).
 * @param converting the id of the contact that is being converted.
 */
export const convertColumns = (
  converting: string | null,
  convert: (contact: Contact) => void,
): readonly DataColumn<Contact, ContactSort>[] => [
  { id: 'name', header: 'Name', width: 150, card: 'title', cell: ({ name }) => name },
  { id: 'email', header: 'Email', width: 200, card: 'wide', cell: ({ email }) => <span title={email}>{email}</span> },
  { id: 'phone', header: 'Phone', width: 130, cell: ({ phone }) => phone ?? '-' },
  {
    id: 'message',
    header: 'Message',
    width: 180,
    card: 'wide',
    cell: ({ message }) => <span title={message}>{excerpt(message)}</span>,
  },
  { id: 'date', header: 'Date', width: 120, cell: ({ createdAt }) => <Moment at={createdAt} dayOnly /> },
  {
    id: 'action',
    header: 'Action',
    width: 124,
    card: 'wide',
    cell: (contact) => <Action contact={contact} converting={converting} convert={convert} />,
  },
];

function Action(props: { contact: Contact; converting: string | null; convert: (contact: Contact) => void }) {
  const { contact, converting } = props;
  const clientId = contact.convertedClientId ?? contact.existingClientId;
  if (clientId) {
    return (
      <span className={classes.known}>
        {contact.convertedClientId ? 'Converted' : 'Already a client'}
        <Anchor component={Link} to={`/admin/clients?edit=${clientId}`} size="sm" aria-label={`Open client ${contact.name}`}>
          Open client
        </Anchor>
      </span>
    );
  }
  return (
    <WriteButton
      size="xs"
      loading={converting === contact.id}
      disabled={converting !== null}
      aria-label={`Convert ${contact.name}`}
      onClick={() => props.convert(contact)}
    >
      Convert
    </WriteButton>
  );
}
