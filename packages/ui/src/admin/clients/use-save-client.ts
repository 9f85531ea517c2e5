import type { Client, ClientDraft } from '@millrace/core/clients';
import { toAppError } from '@millrace/core/errors';
import { adminMessages } from '@millrace/core/messages';
import { clientQueries } from '@millrace/data/queries';
import { useMutation } from '@tanstack/react-query';
import { showToast } from '../../toast/index.ts';
import { useRepositories } from '../repositories-context.tsx';
import { useRefresh } from '../shared/use-refresh.ts';
import { useSingleFlight } from '../shared/use-single-flight.ts';

const words = adminMessages.clients;

/** Creates or updates a client and says what became of it (specification, sections 4 and 8). */
export function useSaveClient(on: { onSaved: () => void; onConflict: (newer: Client) => void }) {
  const { clients } = useRepositories();
  const queries = clientQueries(clients);
  const refresh = useRefresh();
  const once = useSingleFlight();

  const fail = (words: (message: string) => { kind: 'error' | 'success' | 'info'; title: string }) => (error: Error) => {
    const known = toAppError(error);
    showToast(known.code === 'unexpected' ? adminMessages.unexpected : words(known.message));
    void refresh();
  };

  const create = useMutation({
    ...queries.create(),
    onSuccess: async ({ id }) => {
      showToast(words.created);
      on.onSaved();
      // A failed link leaves the client as it is; it can be linked by the next registration of that address.
      const linked = await clients.link(id).catch(() => null);
      if (linked !== null) showToast(linked ? words.linked : words.noAccountYet);
      await refresh();
    },
    onError: fail(words.createFailed),
  });

  const update = useMutation({
    ...queries.update(),
    onSuccess: async (outcome) => {
      if ('conflict' in outcome) {
        on.onConflict(outcome.conflict);
      } else {
        showToast(words.updated);
        on.onSaved();
      }
      await refresh();
    },
    onError: fail(words.updateFailed),
  });

  return {
    saving: create.isPending || update.isPending,
    run(id: string, draft: ClientDraft, expectedUpdatedAt: string | null) {
      once(async () => {
        if (expectedUpdatedAt === null) {
          await create.mutateAsync({ id, draft });
          return 'done';
        }
        return 'saved' in (await update.mutateAsync({ id, draft, expectedUpdatedAt })) ? 'done' : 'again';
      });
    },
  };
}
