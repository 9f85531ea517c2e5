import { NativeSelect, Switch } from '@mantine/core';
import { adminMessages } from '@millrace/core/messages';
import { contactQueries } from '@millrace/data/queries';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { DataTable, useListQuery } from '../../table/index.ts';
import { ExportButton } from '../export/export-button.tsx';
import { contactShape } from '../list-shapes.ts';
import { useRepositories } from '../repositories-context.tsx';
import { useAddressParam } from '../shared/use-address-param.ts';
import { useLoadFailure } from '../shared/use-load-failure.ts';
import { contactColumns } from './contact-columns.tsx';
import { contactCsv } from './contact-csv.ts';
import { DeadMailNotice } from './dead-mail-notice.tsx';

const ContactDrawer = lazy(() => import('./contact-drawer.tsx'));

const statuses = [
  { value: 'all', label: 'All statuses' },
  { value: 'new', label: 'New' },
  { value: 'notified', label: 'Notified' },
] as const;

/** Messages of the contact form (specification, section 2, Contacts), with what an admin does next in a drawer. */
export function ContactList() {
  const { contacts } = useRepositories();
  const queries = contactQueries(contacts);
  const client = useQueryClient();
  const [query, change] = useListQuery(contactShape);
  const page = useQuery(queries.list(query));
  const [open, setOpen] = useAddressParam('open');
  useLoadFailure(page, adminMessages.contacts.loadFailed);
  const { filter } = query;

  return (
    <>
      <DeadMailNotice ready={page.isFetched} />
      <DataTable
        id="contacts"
        label="Contacts"
        columns={contactColumns}
        page={page}
        query={query}
        onQueryChange={change}
        onOpen={(contact) => setOpen(contact.id)}
        empty={filter.quarantined ? 'Nothing is held back.' : adminMessages.contacts.empty}
        failed={adminMessages.contacts.loadFailed.title}
        searchLabel="Search name, e-mail or message"
        onReach={(from) => void client.prefetchQuery(queries.list({ ...query, from }))}
        filters={
          <>
            <NativeSelect
              aria-label="Status"
              data={[...statuses]}
              value={filter.status}
              onChange={({ currentTarget: { value } }) => {
                const status = statuses.find((candidate) => candidate.value === value)?.value ?? 'all';
                change({ filter: { ...filter, status } });
              }}
            />
            <Switch
              label="Held back as spam"
              checked={filter.quarantined}
              onChange={({ currentTarget: { checked } }) => change({ filter: { ...filter, quarantined: checked } })}
            />
          </>
        }
        actions={<ExportButton name="contacts" csv={contactCsv} list={(wanted) => contacts.list(wanted)} query={query} />}
      />
      {open && (
        <Suspense fallback={null}>
          <ContactDrawer
            key={open}
            id={open}
            known={page.data?.rows.find((contact) => contact.id === open)}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </>
  );
}
