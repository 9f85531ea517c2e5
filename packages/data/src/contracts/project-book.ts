import type { ListQuery, Page } from '@millrace/core/lists';
import type { Project, ProjectDraft, ProjectSort } from '@millrace/core/projects';
import type { SaveOutcome } from './save-outcome.ts';

/** Projects. Every method throws AppError `unauthorised`, `forbidden`, `offline`, `timeout` or `unavailable`. */
export interface ProjectBook {
  list(query: ListQuery<ProjectSort>): Promise<Page<Project>>;
  /** @throws AppError `not-found`. */
  get(id: string): Promise<Project>;
  /** Inserts under the caller's id; the same id again is a retry and answers the stored row. @throws AppError `invalid`. */
  create(id: string, draft: ProjectDraft): Promise<Project>;
  /** Saves when the row still carries `expectedUpdatedAt`. @throws AppError `not-found`, `invalid`. */
  update(id: string, draft: ProjectDraft, expectedUpdatedAt: string): Promise<SaveOutcome<Project>>;
  /** Deleting what is gone already is no error. */
  remove(id: string): Promise<void>;
}
