import type { Overview, OverviewBook } from '@millrace/data/contracts';
import type { Cache } from '../cache/cache.ts';
import { scalar, statement } from '../database/statements.ts';
import { toInstant } from '../tables/moments.ts';

const MONTH_IN_MICROSECONDS = 30 * 24 * 60 * 60 * 1_000_000;
const RECENT = 5;

type RecentRow = { id: string; name: string; email: string; message: string; email_sent: number; created_at: number };

/** @param now milliseconds since 1970 */
export const cachedOverview = (cache: Cache, now: () => number): OverviewBook => ({
  read: async (): Promise<Overview> =>
    cache.read((connection) => {
      const count = (sql: string, ...parameters: unknown[]) =>
        scalar<number>(connection, `SELECT count(*) FROM ${sql}`, ...parameters) ?? 0;
      const projectsInProgress = count(`projects WHERE status = 'in_progress'`);
      return {
        clients: count('clients'),
        newClients: count('clients WHERE created_at > ?', now() * 1000 - MONTH_IN_MICROSECONDS),
        activeProjects: projectsInProgress + count(`projects WHERE status = 'planning'`),
        projectsInProgress,
        recentContacts: statement<RecentRow>(
          connection,
          `SELECT id, name, email, message, email_sent, created_at FROM contact_submissions
           WHERE held = 0 ORDER BY created_at DESC, id DESC LIMIT ${RECENT}`,
        )
          .all()
          .map(({ id, name, email, message, email_sent, created_at }) => ({
            id,
            name,
            email,
            message,
            emailSent: email_sent === 1,
            createdAt: toInstant(created_at),
          })),
      };
    }),
});
