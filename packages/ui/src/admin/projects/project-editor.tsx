import { toAppError } from '@millrace/core/errors';
import type { Project } from '@millrace/core/projects';
import { projectQueries } from '@millrace/data/queries';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { showToast } from '../../toast/index.ts';
import { useRepositories } from '../repositories-context.tsx';
import { ProjectDialog } from './project-dialog.tsx';

/** The dialog for the project in the address: from the list when it is there, else read first. */
export function ProjectEditor(props: { id: string; known: Project | undefined; onClose: () => void }) {
  const { projects } = useRepositories();
  // As it was when the dialog opened: a list that is asked again meanwhile must not change what is being edited.
  const [first] = useState(props.known);
  const read = useQuery({ ...projectQueries(projects).get(props.id), enabled: !first, staleTime: 0 });
  const project = first ?? read.data;
  const { onClose } = props;
  useEffect(() => {
    if (!read.isError || read.data) return;
    showToast({ kind: 'error', title: toAppError(read.error).message });
    onClose();
  }, [read.isError, read.data, read.error, onClose]);
  return project ? <ProjectDialog project={project} onClose={onClose} /> : null;
}

export { ProjectDialog, ProjectEditor as default };
