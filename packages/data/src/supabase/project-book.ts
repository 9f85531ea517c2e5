import { AppError } from '@millrace/core/errors';
import type { ProjectDraft } from '@millrace/core/projects';
import type { ProjectBook } from '../contracts/index.ts';
import type { Supabase } from './client.ts';
import { fromPostgrest } from './errors.ts';
import { listPage } from './list.ts';
import { refuseUnlessAdmin } from './own-role.ts';
import { toProject } from './rows.ts';

export const PROJECT_COLUMNS =
  'id, name, description, status, client_id, start_date, end_date, budget, created_at, updated_at, client:clients(id, full_name, email)';

const toColumns = (draft: ProjectDraft) => ({
  name: draft.name,
  description: draft.description,
  status: draft.status,
  client_id: draft.clientId,
  start_date: draft.startDate,
  end_date: draft.endDate,
  budget: draft.budget,
});

const gone = () => new AppError({ code: 'not-found', message: 'This project no longer exists' });

export const supabaseProjectBook = (client: Supabase): ProjectBook => {
  const find = async (id: string) => {
    const { data, error, status } = await client.from('projects').select(PROJECT_COLUMNS).eq('id', id).maybeSingle();
    if (error) throw fromPostgrest(error, status);
    return data ? toProject(data) : null;
  };

  return {
    list: (query) => listPage(client, 'list_projects', query, toProject),

    async get(id) {
      const found = await find(id);
      if (!found) throw gone();
      return found;
    },

    async create(id, draft) {
      const { data, error, status } = await client
        .from('projects')
        .insert({ id, ...toColumns(draft) })
        .select(PROJECT_COLUMNS);
      if (!error) return toProject(data[0]);
      const failure = fromPostgrest(error, status);
      const stored = failure.code === 'conflict' ? await find(id) : null;
      if (stored) return stored;
      throw failure;
    },

    async update(id, draft, expectedUpdatedAt) {
      const { data, error, status } = await client
        .from('projects')
        .update(toColumns(draft))
        .eq('id', id)
        .eq('updated_at', expectedUpdatedAt)
        .select('id');
      if (error) throw fromPostgrest(error, status);
      const current = await find(id);
      if (!current) {
        await refuseUnlessAdmin(client);
        throw gone();
      }
      return data.length > 0 ? { saved: current } : { conflict: current };
    },

    async remove(id) {
      const { data, error, status } = await client.from('projects').delete().eq('id', id).select('id');
      if (error) throw fromPostgrest(error, status);
      if (data.length === 0) await refuseUnlessAdmin(client);
    },
  };
};
