import { Button } from '@mantine/core';
import type { Client } from '@millrace/core/clients';
import { adminMessages } from '@millrace/core/messages';
import { clientQueries } from '@millrace/data/queries';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { DataTable, useListQuery } from '../../table/index.ts';
import { clientShape } from '../list-shapes.ts';
import { useRepositories } from '../repositories-context.tsx';
import { Panel } from '../shared/panel.tsx';
import { useAddressParam } from '../shared/use-address-param.ts';
import { useLoadFailure } from '../shared/use-load-failure.ts';
import { WriteButton } from '../shared/write-button.tsx';
import { clientColumns } from './client-columns.tsx';

const ClientEditor = lazy(() => import('./client-editor.tsx'));
const ClientDialog = lazy(async () => ({ default: (await import('./client-editor.tsx')).ClientDialog }));
const ConvertDialog = lazy(() => import('./convert-dialog.tsx'));
const DeleteClient = lazy(async () => ({ default: (await import('./delete-client.tsx')).DeleteClient }));

/** Clients tab, 'Client Management' (specification, section 2). Which dialog is open is part of the address. */
export default function ClientsPanel() {
  const queries = clientQueries(useRepositories().clients);
  const cache = useQueryClient();
  const [query, change] = useListQuery(clientShape);
  const page = useQuery(queries.list(query));
  useLoadFailure(page, adminMessages.clients.loadFailed);
  const [edited, setEdited] = useAddressParam('edit');
  const [dialog, setDialog] = useAddressParam('dialog');
  const [deleting, setDeleting] = useState<Client | null>(null);
  const columns = useMemo(() => clientColumns((client) => setEdited(client.id), setDeleting), [setEdited]);
  const stopEditing = useCallback(() => setEdited(null), [setEdited]);
  const closeDialog = useCallback(() => setDialog(null), [setDialog]);

  return (
    <Panel title="Client Management">
      <DataTable
        id="clients"
        label="Clients"
        columns={columns}
        page={page}
        query={query}
        onQueryChange={change}
        onOpen={(client) => setEdited(client.id)}
        empty={adminMessages.clients.empty}
        failed={adminMessages.clients.loadFailed.title}
        searchLabel="Search name, e-mail or company"
        onReach={(from) => void cache.prefetchQuery(queries.list({ ...query, from }))}
        actions={
          <>
            <Button variant="default" onClick={() => setDialog('convert')}>
              Convert Contact
            </Button>
            <WriteButton onClick={() => setDialog('new')}>Add Client</WriteButton>
          </>
        }
      />
      <Suspense fallback={null}>
        {dialog === 'new' && <ClientDialog client={null} onClose={closeDialog} />}
        {dialog === 'convert' && <ConvertDialog onClose={closeDialog} />}
        {edited && (
          <ClientEditor key={edited} id={edited} known={page.data?.rows.find(({ id }) => id === edited)} onClose={stopEditing} />
        )}
        {deleting && <DeleteClient client={deleting} onClose={() => setDeleting(null)} />}
      </Suspense>
    </Panel>
  );
}
