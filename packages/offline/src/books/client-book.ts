import type { ProfileOption } from '@millrace/core/accounts';
import type { Client, ClientSort } from '@millrace/core/clients';
import type { ClientBook } from '@millrace/data/contracts';
import type { Cache } from '../cache/cache.ts';
import { scalar, statement } from '../database/statements.ts';
import { listRows } from '../read/list.ts';
import type { Listing } from '../read/listing.ts';
import { tables } from '../tables/index.ts';
import { toInstant } from '../tables/moments.ts';
import { gone } from './gone.ts';

const OPTIONS_SHOWN = 50;

type ClientRow = {
  id: string;
  full_name: string;
  email: string;
  phone: string | null;
  company: string | null;
  address: string | null;
  user_id: string | null;
  created_at: number;
  updated_at: number;
};

const COLUMNS = 't.id, t.full_name, t.email, t.phone, t.company, t.address, t.user_id, t.created_at, t.updated_at';

const toClient = (row: ClientRow): Client => ({
  id: row.id,
  fullName: row.full_name,
  email: row.email,
  phone: row.phone,
  company: row.company,
  address: row.address,
  userId: row.user_id,
  createdAt: toInstant(row.created_at),
  updatedAt: toInstant(row.updated_at),
});

const listing: Listing<ClientSort, Client> = {
  table: tables.clients,
  columns: COLUMNS,
  sorts: { created_at: 't.created_at', full_name: 't.full_name_sort', email: 't.email_sort', company: 't.company_sort' },
  toRow: toClient,
};

const profileListing: Listing<'full_name', ProfileOption> = {
  table: tables.profiles,
  columns: 't.full_name, t.email, t.id',
  sorts: { full_name: 't.full_name_sort' },
  toRow: (row: { id: string; full_name: string | null; email: string }) => ({
    id: row.id,
    fullName: row.full_name,
    email: row.email,
  }),
};

const byName = (search: string) =>
  ({
    search,
    sort: { column: 'full_name', direction: 'asc' },
    size: OPTIONS_SHOWN,
    from: { at: 'start' },
    filter: {},
  }) as const;

type Reads = Pick<ClientBook, 'list' | 'get' | 'countProjects' | 'options' | 'profiles'>;

export const cachedClients = (cache: Cache): Reads => ({
  list: async (query) => cache.read((connection) => listRows(connection, listing, query)),

  get: async (id) => {
    const row = cache.read((connection) =>
      statement<ClientRow>(connection, `SELECT ${COLUMNS} FROM clients t WHERE t.id = ?`).get(id),
    );
    if (!row) throw gone('client');
    return toClient(row);
  },

  countProjects: async (id) =>
    cache.read((connection) => scalar<number>(connection, 'SELECT count(*) FROM projects WHERE client_id = ?', id) ?? 0),

  options: async (search) =>
    cache.read((connection) =>
      listRows(connection, listing, byName(search)).rows.map(({ id, fullName, email }) => ({ id, fullName, email })),
    ),

  profiles: async (search) =>
    cache.read(
      (connection) => listRows(connection, profileListing, byName(search), [{ sql: 't.role = ?', parameters: ['client'] }]).rows,
    ),
});
