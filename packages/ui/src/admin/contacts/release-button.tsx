import { toAppError } from '@millrace/core/errors';
import { contactQueries } from '@millrace/data/queries';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../toast/index.ts';
import { useRepositories } from '../repositories-context.tsx';
import { WriteButton } from '../shared/write-button.tsx';

/** Takes a held-back message into the ordinary list and lets its mail go. */
export function ReleaseButton({ id }: { id: string }) {
  const queries = contactQueries(useRepositories().contacts);
  const client = useQueryClient();
  const release = useMutation({
    ...queries.release(),
    onSuccess: () => {
      showToast({ kind: 'success', title: 'Moved to the contacts', message: 'Its notification is on its way.' });
      return client.invalidateQueries({ queryKey: queries.all });
    },
    onError: (error) => showToast({ kind: 'error', title: 'Failed to release', message: toAppError(error).message }),
  });
  return (
    <WriteButton loading={release.isPending} onClick={() => release.mutate(id)}>
      Not spam
    </WriteButton>
  );
}
