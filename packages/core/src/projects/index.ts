export {
  clientLabel,
  newestProjectsFirst,
  type Project,
  type ProjectDraft,
  type ProjectSort,
  type ProjectStatus,
  projectDraftSchema,
  projectSchema,
  projectSorts,
  projectStatuses,
  projectStatusLabel,
} from './project.ts';
