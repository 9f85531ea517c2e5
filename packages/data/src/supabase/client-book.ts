import type { ProfileOption } from '@millrace/core/accounts';
import type { ClientDraft } from '@millrace/core/clients';
import { AppError } from '@millrace/core/errors';
import type { ClientBook } from '../contracts/index.ts';
import type { Supabase } from './client.ts';
import { fromPostgrest } from './errors.ts';
import { containing } from './filters.ts';
import { linkClient } from './link-client.ts';
import { listPage } from './list.ts';
import { refuseUnlessAdmin } from './own-role.ts';
import { toClient } from './rows.ts';

const OPTIONS_SHOWN = 50;
const COLUMNS = 'id, full_name, email, phone, company, address, user_id, created_at, updated_at';

const toColumns = (draft: ClientDraft) => ({
  full_name: draft.fullName,
  email: draft.email,
  phone: draft.phone,
  company: draft.company,
  address: draft.address,
});

const gone = () => new AppError({ code: 'not-found', message: 'This client no longer exists' });

export const supabaseClientBook = (client: Supabase): ClientBook => {
  const find = async (id: string) => {
    const { data, error, status } = await client.from('clients').select(COLUMNS).eq('id', id).maybeSingle();
    if (error) throw fromPostgrest(error, status);
    return data ? toClient(data) : null;
  };

  return {
    list: (query) => listPage(client, 'list_clients', query, toClient),

    async get(id) {
      const found = await find(id);
      if (!found) throw gone();
      return found;
    },

    async create(id, draft) {
      const { data, error, status } = await client
        .from('clients')
        .insert({ id, ...toColumns(draft) })
        .select(COLUMNS)
        .single();
      if (!error) return toClient(data);
      const failure = fromPostgrest(error, status);
      const stored = failure.code === 'conflict' ? await find(id) : null;
      if (stored) return stored;
      throw failure;
    },

    async update(id, draft, expectedUpdatedAt) {
      const { data, error, status } = await client
        .from('clients')
        .update(toColumns(draft))
        .eq('id', id)
        .eq('updated_at', expectedUpdatedAt)
        .select(COLUMNS)
        .maybeSingle();
      if (error) throw fromPostgrest(error, status);
      if (data) return { saved: toClient(data) };
      const current = await find(id);
      if (current) return { conflict: current };
      await refuseUnlessAdmin(client);
      throw gone();
    },

    async remove(id) {
      const { data, error, status } = await client.from('clients').delete().eq('id', id).select('id');
      if (error) throw fromPostgrest(error, status);
      if (data.length === 0) await refuseUnlessAdmin(client);
    },

    async countProjects(id) {
      const { count, error, status } = await client
        .from('projects')
        .select('id', { count: 'exact', head: true })
        .eq('client_id', id);
      if (error) throw fromPostgrest(error, status);
      return count ?? 0;
    },

    link: (id) => linkClient(client, id),

    async options(search) {
      const page = await listPage(
        client,
        'list_clients',
        { search, sort: { column: 'full_name', direction: 'asc' }, size: OPTIONS_SHOWN, from: { at: 'start' }, filter: {} },
        toClient,
      );
      return page.rows.map(({ id, fullName, email }) => ({ id, fullName, email }));
    },

    async profiles(search) {
      // One request a column: an `or` filter would have to carry the text quoted, which not every backend reads alike.
      const columns = search.trim() ? (['full_name', 'email'] as const) : (['email'] as const);
      const answers = await Promise.all(
        columns.map((column) =>
          client
            .from('profiles')
            .select('id, full_name, email')
            .eq('role', 'client')
            .ilike(column, containing(search))
            .order('full_name')
            .limit(OPTIONS_SHOWN),
        ),
      );
      const found = new Map<string, ProfileOption>();
      for (const { data, error, status } of answers) {
        if (error) throw fromPostgrest(error, status);
        for (const { id, full_name, email } of data) found.set(id, { id, fullName: full_name, email: email ?? '' });
      }
      const name = (profile: ProfileOption) => (profile.fullName ?? '').toLowerCase();
      return [...found.values()].toSorted((a, b) => (name(a) < name(b) ? -1 : 1)).slice(0, OPTIONS_SHOWN);
    },
  };
};
