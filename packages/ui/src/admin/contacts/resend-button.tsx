import { toAppError } from '@millrace/core/errors';
import { contactQueries, leadQueries, mailQueries } from '@millrace/data/queries';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../toast/index.ts';
import { useRepositories } from '../repositories-context.tsx';
import { WriteButton } from '../shared/write-button.tsx';

/** Puts a dead letter back into the outbox. */
export function ResendButton({ mailId, label }: { mailId: string; label?: string }) {
  const { mails, contacts, leads } = useRepositories();
  const client = useQueryClient();
  const resend = useMutation({
    ...mailQueries(mails).resend(),
    onSuccess: () => showToast({ kind: 'success', title: 'Mail queued again', message: 'It goes out within a minute.' }),
    onError: (error) => showToast({ kind: 'error', title: 'Failed to resend mail', message: toAppError(error).message }),
    onSettled: () =>
      Promise.all(
        [mailQueries(mails).all, contactQueries(contacts).all, leadQueries(leads).all].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
  return (
    <WriteButton
      size="xs"
      variant="default"
      loading={resend.isPending}
      onClick={() => resend.mutate(mailId)}
      {...(label ? { 'aria-label': label } : {})}
    >
      Resend
    </WriteButton>
  );
}
