import type { Project } from '@millrace/core/projects';

/** `linked` is false while no client belongs to the account; the figures are then null and the portal shows samples. */
export type PortalSummary = { linked: false } | { linked: true; activeProjects: number; projectsInProgress: number };

/** What a signed-in client may see of their own. Throws AppError as in ContactBook. */
export interface Portal {
  summary(): Promise<PortalSummary>;
  /** The client's own projects, newest first; empty when the account is not linked. */
  projects(): Promise<Project[]>;
}
