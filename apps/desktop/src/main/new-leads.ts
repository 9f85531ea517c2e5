import type { AdminRepositories } from '@millrace/data/contracts';

/** What a notification says and which list it opens. */
export type LeadNews = { title: string; body: string; address: string };

type Arrival = { at: string; who: string; title: string; address: string };

const LOOKED_AT = 20;
const newest = {
  search: '',
  sort: { column: 'created_at', direction: 'desc' },
  size: LOOKED_AT,
  from: { at: 'start' },
} as const;

const kinds = {
  contact_submissions: {
    title: 'New contact message',
    address: '/admin/contacts',
    read: async ({ contacts }: AdminRepositories) =>
      (await contacts.list({ ...newest, filter: { status: 'all', quarantined: false } })).rows.map(({ createdAt, name }) => ({
        at: createdAt,
        who: name,
      })),
  },
  demo_requests: {
    title: 'New demo request',
    address: '/admin/contacts?list=demos',
    read: async ({ leads }: AdminRepositories) =>
      (await leads.demoRequests({ ...newest, filter: { quarantined: false } })).rows.map(({ createdAt, name, company }) => ({
        at: createdAt,
        who: `${name}, ${company}`,
      })),
  },
  call_requests: {
    title: 'New call request',
    address: '/admin/contacts?list=calls',
    read: async ({ leads }: AdminRepositories) =>
      (await leads.callRequests({ ...newest, filter: { quarantined: false } })).rows.map(({ createdAt, name }) => ({
        at: createdAt,
        who: name,
      })),
  },
} as const;
type Kind = keyof typeof kinds;

const isKind = (table: string): table is Kind => Object.hasOwn(kinds, table);

/** Finds out which leads have come in since it was asked last. The first answer is always "none": what is there already is no news. */
export type LeadWatch = {
  /** Notes what is there, before anything is called new. */
  begin(): Promise<void>;
  /** @param tables that changed; null when there is nothing to tell */
  look(tables: readonly string[]): Promise<LeadNews | null>;
};

export const watchLeads = (repositories: AdminRepositories): LeadWatch => {
  const seen = new Map<Kind, string>();

  const arrivals = async (kind: Kind): Promise<Arrival[]> => {
    const { read, title, address } = kinds[kind];
    const rows = await read(repositories);
    const before = seen.get(kind);
    const last = rows[0]?.at;
    seen.set(kind, last !== undefined && (before === undefined || last > before) ? last : (before ?? ''));
    if (before === undefined) return [];
    return rows.filter(({ at }) => at > before).map((row) => ({ ...row, title, address }));
  };

  const look = async (tables: readonly string[]): Promise<LeadNews | null> => {
    const found = (await Promise.all(tables.filter(isKind).map(arrivals))).flat();
    const [first, ...others] = found.toSorted((a, b) => (a.at < b.at ? 1 : -1));
    if (!first) return null;
    if (others.length === 0) return { title: first.title, body: first.who, address: first.address };
    const sameList = others.every(({ address }) => address === first.address);
    const count = found.length >= LOOKED_AT ? `${LOOKED_AT} or more` : String(found.length);
    return {
      title: `${count} new leads`,
      body: `${first.who} and others`,
      address: sameList ? first.address : '/admin/contacts',
    };
  };

  return {
    look,
    async begin() {
      await look(Object.keys(kinds));
    },
  };
};
