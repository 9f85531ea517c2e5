import type { Client } from '@millrace/core/clients';
import { toAppError } from '@millrace/core/errors';
import { clientQueries } from '@millrace/data/queries';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { showToast } from '../../toast/index.ts';
import { useRepositories } from '../repositories-context.tsx';
import { ClientDialog } from './client-dialog.tsx';

/** The dialog for the client in the address: from the list when it is there, else read first. */
export function ClientEditor(props: { id: string; known: Client | undefined; onClose: () => void }) {
  const { clients } = useRepositories();
  // As it was when the dialog opened: a list that is asked again meanwhile must not change what is being edited.
  const [first] = useState(props.known);
  const read = useQuery({ ...clientQueries(clients).get(props.id), enabled: !first, staleTime: 0 });
  const client = first ?? read.data;
  const { onClose } = props;
  useEffect(() => {
    if (!read.isError || read.data) return;
    showToast({ kind: 'error', title: toAppError(read.error).message });
    onClose();
  }, [read.isError, read.data, read.error, onClose]);
  return client ? <ClientDialog client={client} onClose={onClose} /> : null;
}

export { ClientDialog, ClientEditor as default };
