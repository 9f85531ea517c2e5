import { adminMessages } from '@millrace/core/messages';
import type { Project, ProjectDraft } from '@millrace/core/projects';
import { projectQueries } from '@millrace/data/queries';
import { useMutation } from '@tanstack/react-query';
import { showToast } from '../../toast/index.ts';
import { useRepositories } from '../repositories-context.tsx';
import { useRefresh } from '../shared/use-refresh.ts';
import { useSingleFlight } from '../shared/use-single-flight.ts';

const words = adminMessages.projects;

/** Creates or updates a project and says what became of it (specification, section 8). */
export function useSaveProject(on: { onSaved: () => void; onConflict: (newer: Project) => void }) {
  const queries = projectQueries(useRepositories().projects);
  const refresh = useRefresh();
  const once = useSingleFlight();

  const onError = (error: Error) => {
    console.error('Saving a project failed', error);
    showToast(words.saveFailed);
    void refresh();
  };

  const create = useMutation({
    ...queries.create(),
    onSuccess: () => {
      showToast(words.created);
      on.onSaved();
      return refresh();
    },
    onError,
  });

  const update = useMutation({
    ...queries.update(),
    onSuccess: (outcome) => {
      if ('conflict' in outcome) {
        on.onConflict(outcome.conflict);
      } else {
        showToast(words.updated);
        on.onSaved();
      }
      return refresh();
    },
    onError,
  });

  return {
    saving: create.isPending || update.isPending,
    run(id: string, draft: ProjectDraft, expectedUpdatedAt: string | null) {
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
