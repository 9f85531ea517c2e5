import { clientLabel, type Project, type ProjectSort } from '@millrace/core/projects';
import type { DataColumn } from '../../table/index.ts';
import { formatDay, formatMoney } from '../shared/format.tsx';
import { ProjectStatusBadge } from '../shared/project-status-badge.tsx';
import { RowActions } from '../shared/row-actions.tsx';

/** Project Name, Client, Status, Budget, Start Date, End Date, Actions (specification, section 2, Projects). */
export const projectColumns = (
  onEdit: (project: Project) => void,
  onDelete: (project: Project) => void,
): readonly DataColumn<Project, ProjectSort>[] => [
  { id: 'name', header: 'Project Name', sort: 'name', width: 280, card: 'title', cell: ({ name }) => name },
  { id: 'client', header: 'Client', width: 210, card: 'wide', cell: ({ client }) => clientLabel(client) },
  {
    id: 'status',
    header: 'Status',
    sort: 'status',
    width: 140,
    cell: ({ status }) => <ProjectStatusBadge status={status} />,
  },
  { id: 'budget', header: 'Budget', sort: 'budget', width: 130, align: 'end', cell: ({ budget }) => formatMoney(budget) },
  { id: 'start', header: 'Start Date', sort: 'start_date', width: 140, cell: ({ startDate }) => formatDay(startDate) },
  { id: 'end', header: 'End Date', sort: 'end_date', width: 140, cell: ({ endDate }) => formatDay(endDate) },
  {
    id: 'actions',
    header: 'Actions',
    width: 150,
    card: 'wide',
    cell: (project) => <RowActions name={project.name} onEdit={() => onEdit(project)} onDelete={() => onDelete(project)} />,
  },
];
