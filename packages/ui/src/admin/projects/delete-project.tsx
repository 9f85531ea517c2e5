import { adminMessages } from '@millrace/core/messages';
import type { Project } from '@millrace/core/projects';
import { projectQueries } from '@millrace/data/queries';
import { useMutation } from '@tanstack/react-query';
import { showToast } from '../../toast/index.ts';
import { useRepositories } from '../repositories-context.tsx';
import { ConfirmDialog } from '../shared/confirm-dialog.tsx';
import { useRefresh } from '../shared/use-refresh.ts';
import { useSingleFlight } from '../shared/use-single-flight.ts';

export function DeleteProject({ project, onClose }: { project: Project; onClose: () => void }) {
  const queries = projectQueries(useRepositories().projects);
  const refresh = useRefresh();
  const once = useSingleFlight();
  const remove = useMutation({
    ...queries.remove(),
    onSuccess: () => {
      showToast(adminMessages.projects.deleted);
      onClose();
      return refresh();
    },
    onError: (error) => {
      console.error('Deleting a project failed', error);
      showToast(adminMessages.projects.deleteFailed);
      void refresh();
    },
  });
  return (
    <ConfirmDialog
      question={adminMessages.projects.confirmDelete}
      consequence={project.name}
      action="Delete"
      busy={remove.isPending}
      onConfirm={() => once(() => remove.mutateAsync(project.id).then(() => 'done'))}
      onClose={onClose}
    />
  );
}
