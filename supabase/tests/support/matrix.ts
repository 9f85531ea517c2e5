import { type Actor, anonymous, type Scratch, service } from './engines.ts';
import { addClient, type Person, signUp, signUpAdmin } from './people.ts';

type Statement = [text: string, params: unknown[]];
/** A labelled row of a table: how it is inserted, and where to find it. */
type Row = { insert: Statement; key: string; label: string };
type TableRows = { table: string; column: string; change: string; rows: Row[] };

export const actors = ['anonymous', 'clientA', 'clientB', 'admin', 'service'] as const;
export const operations = ['select', 'insert', 'update', 'delete'] as const;
export type Matrix = Record<string, Record<string, Record<string, string>>>;

type Scene = { actors: Record<(typeof actors)[number], Actor>; tables: TableRows[] };

const uuidOf = (label: string) => `00000000-0000-4000-8000-${Buffer.from(label.padEnd(6).slice(0, 6)).toString('hex')}`;

const simple = (table: string, change: string, columns: string, variants: Record<string, unknown[]>): TableRows => ({
  table,
  column: 'id',
  change,
  rows: Object.entries(variants).map(([label, values]) => {
    const key = uuidOf(label);
    const places = values.map((_, index) => `$${index + 2}`).join(', ');
    return { label, key, insert: [`insert into ${table} (id, ${columns}) values ($1, ${places})`, [key, ...values]] };
  }),
});

const profileRow = (label: string, person: Person): Row => ({
  label,
  key: person.id,
  insert: [
    `insert into public.profiles (id, email, full_name, role) values ($1, $2, 'Somebody', 'client')`,
    [person.id, person.email],
  ],
});

/**
 * Two clients with an account, one without; rows of each kind labelled by whom they belong to. For clients the label `a` is a row
 * already linked to account A, so that inserting it would be choosing an owner.
 */
export const buildScene = async (scratch: Scratch): Promise<Scene> => {
  const [a, b, admin] = [await signUp(scratch), await signUp(scratch), await signUpAdmin(scratch)];
  const clientOfA = await addClient(scratch, { userId: a.id });
  const clientOfB = await addClient(scratch, { userId: b.id });
  const subscriber = uuidOf('any');
  const linked = simple('public.clients', `phone = '1'`, 'full_name, email, user_id', {
    a: ['A', 'a@clients.example', a.id],
    b: ['B', 'b@clients.example', b.id],
  });
  const tables: TableRows[] = [
    {
      table: 'public.profiles',
      column: 'id',
      change: `phone = '1'`,
      rows: [profileRow('a', a), profileRow('b', b), profileRow('admin', admin)],
    },
    {
      ...linked,
      // Inserted without naming the owner column, as the admin screens do.
      rows: [...linked.rows, ...simple('public.clients', '', 'full_name, email', { free: ['N', 'n@clients.example'] }).rows],
    },
    simple('public.projects', `description = '1'`, 'name, client_id', {
      a: ['A', clientOfA],
      b: ['B', clientOfB],
      free: ['N', null],
    }),
    simple('public.contact_submissions', `message = '1'`, 'name, email, message', { any: ['N', 'n@leads.example', 'Hi'] }),
    simple('public.demo_requests', `phone = '1'`, 'name, company, email', { any: ['N', 'C', 'n@leads.example'] }),
    simple('public.call_requests', `timing = '1'`, 'name, phone', { any: ['N', '+15035550100'] }),
    simple('public.newsletter_subscribers', `consent_text = '1'`, 'email', { any: ['n@leads.example'] }),
    simple('public.testimonials', `quote = '1'`, 'author_name, quote, is_active', {
      active: ['N', 'Q', true],
      hidden: ['N', 'Q', false],
    }),
    simple('private.mail_outbox', 'attempts = 1', 'kind, to_email', { any: ['test', 'n@leads.example'] }),
    {
      table: 'private.newsletter_tokens',
      column: 'token_hash::text',
      change: 'used_at = now()',
      rows: [
        {
          label: 'any',
          key: '\\x01',
          insert: [
            `insert into private.newsletter_tokens (token_hash, subscriber_id, purpose) values ('\\x01', $1, 'confirm')`,
            [subscriber],
          ],
        },
      ],
    },
    {
      table: 'private.rate_limits',
      column: 'key',
      change: 'count = 1',
      rows: [
        { label: 'any', key: 'k', insert: [`insert into private.rate_limits (key, window_start) values ($1, now())`, ['k']] },
      ],
    },
    {
      table: 'private.mail_suppressions',
      column: 'email',
      change: `reason = '1'`,
      rows: [
        {
          label: 'any',
          key: 'n@leads.example',
          insert: [`insert into private.mail_suppressions (email, reason) values ($1, 'r')`, ['n@leads.example']],
        },
      ],
    },
    {
      table: 'private.salts',
      column: 'day::text',
      change: `salt = '\\x02'`,
      rows: [
        {
          label: 'any',
          key: '2001-01-01',
          insert: [`insert into private.salts (day, salt) values ($1, '\\x01')`, ['2001-01-01']],
        },
      ],
    },
  ];
  for (const { table, rows } of tables) {
    for (const row of rows) if (table !== 'public.profiles') await scratch.owner(...row.insert);
  }
  return {
    actors: { anonymous, clientA: a.actor, clientB: b.actor, admin: admin.actor, service },
    tables,
  };
};

/** Runs a statement as the actor, tells whether it met a row, and undoes it. A refusal meets none. */
const meets = (scratch: Scratch, before: Statement[], actor: Actor, statement: Statement): Promise<boolean> =>
  scratch.undone(async () => {
    for (const step of before) await scratch.owner(...step);
    try {
      return (await scratch.as(actor, ...statement)).count > 0;
    } catch (error) {
      if ((error as { code?: string }).code === '42501') return false;
      throw error;
    }
  });

const attempt = ({ table, column, change }: TableRows, { key, insert }: Row, operation: string): [Statement[], Statement] => {
  const gone: Statement = [`delete from ${table} where ${column} = $1`, [key]];
  if (operation === 'insert') return [[gone], insert];
  if (operation === 'update') return [[], [`update ${table} set ${change} where ${column} = $1`, [key]]];
  if (operation === 'delete') return [[], gone];
  return [[], [`select from ${table} where ${column} = $1`, [key]]];
};

/** Which rows each actor can read, insert, change and delete: their labels, `all`, or `none`. */
export const measureMatrix = async (scratch: Scratch): Promise<Matrix> => {
  const scene = await buildScene(scratch);
  const matrix: Matrix = {};
  for (const rows of scene.tables) {
    const byActor: Matrix[string] = {};
    for (const name of actors) {
      const cells: Record<string, string> = {};
      for (const operation of operations) {
        const reached: string[] = [];
        for (const row of rows.rows) {
          const [before, statement] = attempt(rows, row, operation);
          if (await meets(scratch, before, scene.actors[name], statement)) reached.push(row.label);
        }
        cells[operation] = reached.length === rows.rows.length ? 'all' : reached.join(', ') || 'none';
      }
      byActor[name] = cells;
    }
    matrix[rows.table] = byActor;
  }
  return matrix;
};

/**
 * Tables of the private schema without rows in the scene: whether a request of the role could reach any row, by privilege and
 * row level security together.
 */
export const unreachable = async (scratch: Scratch, table: string): Promise<boolean> => {
  const { rows } = await scratch.owner(
    `select c.relrowsecurity and not exists (select from pg_policy p where p.polrelid = c.oid) as closed from pg_class c where c.oid = $1::regclass`,
    [table],
  );
  return rows[0].closed;
};
