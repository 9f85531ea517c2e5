import type { Project, ProjectSort, ProjectStatus } from '@millrace/core/projects';
import type { ProjectBook } from '@millrace/data/contracts';
import type { Cache } from '../cache/cache.ts';
import { statement } from '../database/statements.ts';
import { listRows } from '../read/list.ts';
import type { Listing } from '../read/listing.ts';
import { tables } from '../tables/index.ts';
import { toInstant } from '../tables/moments.ts';
import { gone } from './gone.ts';

type ProjectRow = {
  id: string;
  name: string;
  description: string | null;
  status: ProjectStatus;
  client_id: string | null;
  start_date: string | null;
  end_date: string | null;
  budget: number | null;
  created_at: number;
  updated_at: number;
  client: string | null;
};

const COLUMNS = `t.id, t.name, t.description, t.status, t.client_id, t.start_date, t.end_date, t.budget, t.created_at, t.updated_at,
  (SELECT json_object('id', c.id, 'fullName', c.full_name, 'email', c.email) FROM clients c WHERE c.id = t.client_id) AS client`;

const toProject = (row: ProjectRow): Project => ({
  id: row.id,
  name: row.name,
  description: row.description,
  status: row.status,
  clientId: row.client_id,
  client: row.client === null ? null : (JSON.parse(row.client) as Project['client']),
  startDate: row.start_date,
  endDate: row.end_date,
  budget: row.budget,
  createdAt: toInstant(row.created_at),
  updatedAt: toInstant(row.updated_at),
});

const listing: Listing<ProjectSort, Project> = {
  table: tables.projects,
  columns: COLUMNS,
  // Empty budgets sort below every amount, open dates after every day, as on the server.
  sorts: {
    created_at: 't.created_at',
    name: 't.name_sort',
    status: 't.status',
    budget: 'coalesce(t.budget, -1)',
    start_date: "coalesce(t.start_date, 'infinity')",
    end_date: "coalesce(t.end_date, 'infinity')",
  },
  toRow: toProject,
};

export const cachedProjects = (cache: Cache): Pick<ProjectBook, 'list' | 'get'> => ({
  list: async (query) => cache.read((connection) => listRows(connection, listing, query)),

  get: async (id) => {
    const row = cache.read((connection) =>
      statement<ProjectRow>(connection, `SELECT ${COLUMNS} FROM projects t WHERE t.id = ?`).get(id),
    );
    if (!row) throw gone('project');
    return toProject(row);
  },
});
