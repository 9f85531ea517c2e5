import { adminMessages } from '@millrace/core/messages';
import type { Project } from '@millrace/core/projects';
import { projectQueries } from '@millrace/data/queries';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { DataTable, useListQuery } from '../../table/index.ts';
import { projectShape } from '../list-shapes.ts';
import { useRepositories } from '../repositories-context.tsx';
import { Panel } from '../shared/panel.tsx';
import { useAddressParam } from '../shared/use-address-param.ts';
import { useLoadFailure } from '../shared/use-load-failure.ts';
import { WriteButton } from '../shared/write-button.tsx';
import { projectColumns } from './project-columns.tsx';

const ProjectEditor = lazy(() => import('./project-editor.tsx'));
const ProjectDialog = lazy(async () => ({ default: (await import('./project-editor.tsx')).ProjectDialog }));
const DeleteProject = lazy(async () => ({ default: (await import('./delete-project.tsx')).DeleteProject }));

/** Projects tab, 'Projects Management' (specification, section 2). Which dialog is open is part of the address. */
export default function ProjectsPanel() {
  const queries = projectQueries(useRepositories().projects);
  const cache = useQueryClient();
  const [query, change] = useListQuery(projectShape);
  const page = useQuery(queries.list(query));
  useLoadFailure(page, adminMessages.projects.loadFailed);
  const [edited, setEdited] = useAddressParam('edit');
  const [dialog, setDialog] = useAddressParam('dialog');
  const [deleting, setDeleting] = useState<Project | null>(null);
  const columns = useMemo(() => projectColumns((project) => setEdited(project.id), setDeleting), [setEdited]);
  const stopEditing = useCallback(() => setEdited(null), [setEdited]);
  const closeDialog = useCallback(() => setDialog(null), [setDialog]);

  return (
    <Panel title="Projects Management">
      <DataTable
        id="projects"
        label="Projects"
        columns={columns}
        page={page}
        query={query}
        onQueryChange={change}
        onOpen={(project) => setEdited(project.id)}
        empty={adminMessages.projects.empty}
        failed={adminMessages.projects.loadFailed.title}
        searchLabel="Search project or client"
        onReach={(from) => void cache.prefetchQuery(queries.list({ ...query, from }))}
        actions={<WriteButton onClick={() => setDialog('new')}>New Project</WriteButton>}
      />
      <Suspense fallback={null}>
        {dialog === 'new' && <ProjectDialog project={null} onClose={closeDialog} />}
        {edited && (
          <ProjectEditor key={edited} id={edited} known={page.data?.rows.find(({ id }) => id === edited)} onClose={stopEditing} />
        )}
        {deleting && <DeleteProject project={deleting} onClose={() => setDeleting(null)} />}
      </Suspense>
    </Panel>
  );
}
