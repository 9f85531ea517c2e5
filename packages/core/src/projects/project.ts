import { z } from 'zod';
import type { Sort } from '../lists/index.ts';
import { calendarDay, emptyToNull, instant, money, uuid } from '../values/index.ts';

/** Specification, section 4. `planning` is the default of a new project; any status can be chosen at any time. */
export const projectStatuses = ['planning', 'in_progress', 'on_hold', 'completed'] as const;
export type ProjectStatus = (typeof projectStatuses)[number];

/** A piece of work for a client (specification, section 3: projects). */
export const projectSchema = z.object({
  id: uuid,
  name: z.string(),
  description: z.string().nullable(),
  status: z.enum(projectStatuses),
  clientId: uuid.nullable(),
  /** Enough of the client to name it in a row; null when unassigned or not visible. */
  client: z.object({ id: uuid, fullName: z.string().nullable(), email: z.string().nullable() }).nullable(),
  startDate: calendarDay.nullable(),
  endDate: calendarDay.nullable(),
  /** US dollars. */
  budget: money.nullable(),
  createdAt: instant,
  updatedAt: instant,
});
export type Project = z.infer<typeof projectSchema>;

/** What the project dialog edits (section 5): name required, empty optional fields become null, the end not before the start. */
export const projectDraftSchema = z
  .object({
    name: z.string().trim().min(1).max(200),
    status: z.enum(projectStatuses).default('planning'),
    description: z.string().max(10_000).nullable().default(null).transform(emptyToNull),
    clientId: uuid.nullable().default(null),
    budget: money.multipleOf(0.01).nullable().default(null),
    startDate: calendarDay.nullable().default(null),
    endDate: calendarDay.nullable().default(null),
  })
  .refine((draft) => !draft.startDate || !draft.endDate || draft.endDate >= draft.startDate, {
    path: ['endDate'],
    message: 'The end date must not be before the start date',
  });
export type ProjectDraft = z.infer<typeof projectDraftSchema>;

export const projectSorts = ['created_at', 'name', 'status', 'budget', 'start_date', 'end_date'] as const;
export type ProjectSort = (typeof projectSorts)[number];
export const newestProjectsFirst: Sort<ProjectSort> = { column: 'created_at', direction: 'desc' };

/** The status with its underscore replaced by a space (specification, section 2, Projects). */
export const projectStatusLabel = (status: ProjectStatus): string => status.replace('_', ' ');

/** The client's full name, else the e-mail, else 'Unknown Client' (specification, section 2, Projects). */
export const clientLabel = (client: Project['client']): string => client?.fullName || client?.email || 'Unknown Client';
