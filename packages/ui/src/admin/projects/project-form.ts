import {
  clientLabel,
  type Project,
  type ProjectDraft,
  type ProjectStatus,
  projectDraftSchema,
  projectStatusLabel,
} from '@millrace/core/projects';
import type { Difference } from '../shared/conflict-dialog.tsx';
import { formatDay, formatMoney } from '../shared/format.tsx';
import type { Checked } from '../shared/use-entity-form.ts';
import { problemsOf } from '../shared/zod-problems.ts';

export type ProjectTexts = {
  name: string;
  status: string;
  description: string;
  clientId: string;
  /** Kept with the id, so that the select can name a client that its options do not hold. */
  clientName: string;
  budget: string;
  startDate: string;
  endDate: string;
};

export const projectTexts = (project: Project | null): ProjectTexts => ({
  name: project?.name ?? '',
  status: project?.status ?? 'planning',
  description: project?.description ?? '',
  clientId: project?.clientId ?? '',
  clientName: project?.client ? clientLabel(project.client) : '',
  budget: project?.budget === null || project?.budget === undefined ? '' : String(project.budget),
  startDate: project?.startDate ?? '',
  endDate: project?.endDate ?? '',
});

const AMOUNT = /^\d{1,12}(\.\d{1,2})?$/;

/** A budget as typed, with or without thousands separators and a dollar sign; undefined when it is no amount. */
export function parseBudget(text: string): number | null | undefined {
  const plain = text
    .trim()
    .replace(/^\$\s*/, '')
    .replace(/,(?=\d{3}(\D|$))/g, '');
  if (plain === '') return null;
  return AMOUNT.test(plain) ? Number(plain) : undefined;
}

/** Name required, empty optional fields null, budget a decimal number (specification, section 5); the end not before the start. */
export function checkProject(texts: ProjectTexts): Checked<ProjectTexts, ProjectDraft> {
  const budget = parseBudget(texts.budget);
  const parsed = projectDraftSchema.safeParse({
    name: texts.name,
    status: texts.status,
    description: texts.description,
    clientId: texts.clientId || null,
    budget: budget ?? null,
    startDate: texts.startDate || null,
    endDate: texts.endDate || null,
  });
  if (parsed.success && budget !== undefined) return { draft: parsed.data };
  const problems = problemsOf<keyof ProjectTexts>(parsed.error?.issues ?? [], {
    name: texts.name.trim() ? 'At most 200 characters' : 'Enter the project name',
    description: 'At most 10,000 characters',
    startDate: 'Enter a date',
  });
  if (budget === undefined) {
    problems.budget = texts.budget.trim().startsWith('-')
      ? 'The budget must not be negative'
      : 'Enter an amount in dollars, like 12500 or 12500.50';
  }
  return { problems };
}

const shown = (texts: ProjectTexts): [string, string][] => [
  ['Project Name', texts.name.trim()],
  ['Status', projectStatusLabel(texts.status as ProjectStatus)],
  ['Description', texts.description.trim()],
  ['Client', texts.clientName],
  ['Budget', formatMoney(parseBudget(texts.budget) ?? null)],
  ['Start Date', formatDay(texts.startDate || null)],
  ['End Date', formatDay(texts.endDate || null)],
];

export function projectDifferences(mine: ProjectTexts, theirs: Project): Difference[] {
  const saved = shown(projectTexts(theirs));
  return shown(mine).map(([label, value], index) => ({ label, mine: value, theirs: saved[index]?.[1] ?? '' }));
}
