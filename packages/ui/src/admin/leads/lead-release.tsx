import { toAppError } from '@millrace/core/errors';
import { leadQueries } from '@millrace/data/queries';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRowTabIndex } from '../../table/index.ts';
import { showToast } from '../../toast/index.ts';
import { useRepositories } from '../repositories-context.tsx';
import { WriteButton } from '../shared/write-button.tsx';

/** 'Not spam' in a row of held-back leads. */
export function LeadRelease(props: { kind: 'demo' | 'call' | 'newsletter'; id: string; name: string }) {
  const queries = leadQueries(useRepositories().leads);
  const client = useQueryClient();
  const tabIndex = useRowTabIndex();
  const release = useMutation({
    ...queries.release(),
    onSuccess: () => showToast({ kind: 'success', title: 'Moved to the leads' }),
    onError: (error) => showToast({ kind: 'error', title: 'Failed to release', message: toAppError(error).message }),
    onSettled: () => client.invalidateQueries({ queryKey: queries.all }),
  });
  return (
    <WriteButton
      size="xs"
      variant="default"
      tabIndex={tabIndex}
      aria-label={`Not spam: ${props.name}`}
      loading={release.isPending}
      onClick={() => release.mutate({ kind: props.kind, id: props.id })}
    >
      Not spam
    </WriteButton>
  );
}
