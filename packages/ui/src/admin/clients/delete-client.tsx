import type { Client } from '@millrace/core/clients';
import { adminMessages } from '@millrace/core/messages';
import { clientQueries } from '@millrace/data/queries';
import { useMutation, useQuery } from '@tanstack/react-query';
import { showToast } from '../../toast/index.ts';
import { useRepositories } from '../repositories-context.tsx';
import { ConfirmDialog } from '../shared/confirm-dialog.tsx';
import { useRefresh } from '../shared/use-refresh.ts';
import { useSingleFlight } from '../shared/use-single-flight.ts';

const consequence = (name: string, projects: number | undefined): string => {
  if (projects === undefined) return name;
  if (projects === 0) return `${name} has no projects.`;
  const which = projects === 1 ? 'One project belongs' : `${projects} projects belong`;
  return `${which} to ${name}. ${projects === 1 ? 'It stays' : 'They stay'}, without a client.`;
};

/** Asks, saying what happens to the client's projects, and deletes. */
export function DeleteClient({ client, onClose }: { client: Client; onClose: () => void }) {
  const queries = clientQueries(useRepositories().clients);
  const projects = useQuery(queries.projectCount(client.id));
  const refresh = useRefresh();
  const once = useSingleFlight();
  const remove = useMutation({
    ...queries.remove(),
    onSuccess: () => {
      showToast(adminMessages.clients.deleted);
      onClose();
      return refresh();
    },
    onError: (error) => {
      console.error('Deleting a client failed', error);
      showToast(adminMessages.clients.deleteFailed);
      void refresh();
    },
  });
  return (
    <ConfirmDialog
      question={adminMessages.clients.confirmDelete}
      consequence={consequence(client.fullName, projects.data)}
      action="Delete"
      busy={remove.isPending}
      onConfirm={() => once(() => remove.mutateAsync(client.id).then(() => 'done'))}
      onClose={onClose}
    />
  );
}
