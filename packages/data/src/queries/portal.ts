import { queryOptions } from '@tanstack/react-query';
import type { Portal } from '../contracts/index.ts';

/** Keys and options of what a client sees of their own. */
export const portalQueries = (portal: Portal) => ({
  all: ['portal'] as const,
  summary: () => queryOptions({ queryKey: ['portal', 'summary'], queryFn: () => portal.summary() }),
  projects: () => queryOptions({ queryKey: ['portal', 'projects'], queryFn: () => portal.projects() }),
});
