import { describe, expect, test } from 'vitest';
import { type Actor, onEveryEngine, refusal, type Scratch } from './support/engines.ts';
import { signUpAdmin } from './support/people.ts';

type Row = { id: string; name: string; cursor: [string | number, string]; [column: string]: unknown };
type Page = { rows: Row[]; total: number; capped: boolean; hasPrevious: boolean; hasNext: boolean };

const ask = async (scratch: Scratch, admin: Actor, list: string, query: object): Promise<Page> =>
  (await scratch.as(admin, `select public.${list}($1::jsonb) as page`, [JSON.stringify(query)])).rows[0].page;

const names = (page: Page) => page.rows.map((row) => row.name);

/** Contacts named as given, a minute apart in that order unless they share their instant. */
const contacts = async (scratch: Scratch, given: string[], { sameInstant = false } = {}) => {
  await scratch.owner(
    `insert into public.contact_submissions (name, email, message, created_at)
     select name, 'visitor' || place || '@leads.example', 'Message ' || place,
       timestamptz '2026-03-01 12:00:00.123456Z' + case when $2 then interval '0' else place * interval '1 minute' end
     from unnest($1::text[]) with ordinality as given (name, place)`,
    [given, sameInstant],
  );
};

const LISTS = [
  'list_contacts',
  'list_demo_requests',
  'list_call_requests',
  'list_subscribers',
  'list_clients',
  'list_projects',
  'list_mails',
];

describe('lists', () => {
  onEveryEngine((engine) => {
    const withAdmin = (work: (scratch: Scratch, admin: Actor) => Promise<void>) =>
      engine().scratch(async (scratch) => work(scratch, (await signUpAdmin(scratch)).actor));

    test.each(LISTS)('%s answers an empty page when there is nothing', async (list) => {
      await withAdmin(async (scratch, admin) => {
        expect(await ask(scratch, admin, list, {})).toEqual({
          rows: [],
          total: 0,
          capped: false,
          hasPrevious: false,
          hasNext: false,
        });
      });
    });

    test('are newest first, and walk forwards and backwards over every row once', async () => {
      await withAdmin(async (scratch, admin) => {
        await contacts(scratch, ['a', 'b', 'c', 'd', 'e']);
        const first = await ask(scratch, admin, 'list_contacts', { size: 2 });
        expect(names(first)).toEqual(['e', 'd']);
        expect(first).toMatchObject({ total: 5, capped: false, hasPrevious: false, hasNext: true });
        const second = await ask(scratch, admin, 'list_contacts', { size: 2, from: { after: first.rows[1]?.cursor } });
        expect(names(second)).toEqual(['c', 'b']);
        expect(second).toMatchObject({ hasPrevious: true, hasNext: true });
        const third = await ask(scratch, admin, 'list_contacts', { size: 2, from: { after: second.rows[1]?.cursor } });
        expect(names(third)).toEqual(['a']);
        expect(third).toMatchObject({ hasPrevious: true, hasNext: false });
        const back = await ask(scratch, admin, 'list_contacts', { size: 2, from: { before: third.rows[0]?.cursor } });
        expect(back).toEqual(second);
        const start = await ask(scratch, admin, 'list_contacts', { size: 2, from: { before: second.rows[0]?.cursor } });
        expect(start).toEqual(first);
        const end = await ask(scratch, admin, 'list_contacts', { size: 2, from: { at: 'end' } });
        expect(names(end)).toEqual(['b', 'a']);
        expect(end).toMatchObject({ hasPrevious: true, hasNext: false });
      });
    });

    test('lose and repeat nothing among equal sort values', async () => {
      await withAdmin(async (scratch, admin) => {
        await contacts(
          scratch,
          Array.from({ length: 23 }, (_, index) => (index % 2 ? 'Same' : 'same')),
          { sameInstant: true },
        );
        for (const column of ['created_at', 'name']) {
          for (const direction of ['asc', 'desc']) {
            const seen: string[] = [];
            let from: object = { at: 'start' };
            for (let more = true; more; ) {
              const page = await ask(scratch, admin, 'list_contacts', { size: 5, sort: { column, direction }, from });
              seen.push(...page.rows.map((row) => row.id));
              more = page.hasNext;
              from = { after: page.rows.at(-1)?.cursor };
            }
            expect(new Set(seen).size, `${column} ${direction}`).toBe(23);
            expect(seen).toHaveLength(23);
            expect(seen).toEqual(direction === 'asc' ? seen.toSorted() : seen.toSorted().toReversed());
          }
        }
      });
    });

    test('keep microseconds in the cursor', async () => {
      await withAdmin(async (scratch, admin) => {
        await contacts(scratch, ['a']);
        const page = await ask(scratch, admin, 'list_contacts', {});
        expect(page.rows[0]?.cursor[0]).toBe('2026-03-01T12:01:00.123456+00:00');
      });
    });

    test('sort names by their lower-cased bytes', async () => {
      await withAdmin(async (scratch, admin) => {
        await contacts(scratch, ['bob', 'Alice', 'carol', 'Élodie', 'alan', 'Zoe']);
        const page = await ask(scratch, admin, 'list_contacts', { sort: { column: 'name', direction: 'asc' } });
        expect(names(page)).toEqual(['alan', 'Alice', 'bob', 'carol', 'Zoe', 'Élodie']);
      });
    });

    test('find every word anywhere, whatever its case, and take wildcards for what they are', async () => {
      await withAdmin(async (scratch, admin) => {
        await contacts(scratch, ['Ann Turner', 'Anton Mill', '100% Steel', 'Under_Score', 'Back\\slash', 'İstanbul Ünal']);
        const search = async (text: string) =>
          names(await ask(scratch, admin, 'list_contacts', { search: text, sort: { column: 'name', direction: 'asc' } }));
        expect(await search('TURN')).toEqual(['Ann Turner']);
        expect(await search('mill anton')).toEqual(['Anton Mill']);
        expect(await search('an')).toEqual(['Ann Turner', 'Anton Mill']);
        expect(await search('100%')).toEqual(['100% Steel']);
        expect(await search('r_s')).toEqual(['Under_Score']);
        expect(await search('k\\s')).toEqual(['Back\\slash']);
        expect(await search('ünal')).toEqual(['İstanbul Ünal']);
        expect(await search("'; drop table x; --")).toEqual([]);
        expect(await search('   ')).toHaveLength(6);
        expect(await search('visitor2@')).toEqual(['Anton Mill']);
      });
    });

    test('page within a search as without', async () => {
      await withAdmin(async (scratch, admin) => {
        await contacts(scratch, ['match 1', 'other', 'match 2', 'match 3', 'other', 'match 4']);
        const first = await ask(scratch, admin, 'list_contacts', { search: 'match', size: 2 });
        expect([names(first), first.total, first.hasNext]).toEqual([['match 4', 'match 3'], 4, true]);
        const second = await ask(scratch, admin, 'list_contacts', {
          search: 'match',
          size: 2,
          from: { after: first.rows[1]?.cursor },
        });
        expect([names(second), second.hasPrevious, second.hasNext]).toEqual([['match 2', 'match 1'], true, false]);
      });
    });

    test('filter contacts by status, and show quarantine only by itself', async () => {
      await withAdmin(async (scratch, admin) => {
        await contacts(scratch, ['new', 'told', 'held']);
        await scratch.owner(`update public.contact_submissions set email_sent = true where name = 'told'`);
        await scratch.owner(`update public.contact_submissions set quarantined_at = now() where name = 'held'`);
        const filtered = async (filter: object) => names(await ask(scratch, admin, 'list_contacts', { filter }));
        expect(await filtered({})).toEqual(['told', 'new']);
        expect(await filtered({ status: 'all', quarantined: false })).toEqual(['told', 'new']);
        expect(await filtered({ status: 'new' })).toEqual(['new']);
        expect(await filtered({ status: 'notified' })).toEqual(['told']);
        expect(await filtered({ quarantined: true })).toEqual(['held']);
        const { rows } = await scratch.owner(`select id from public.contact_submissions where name = 'held'`);
        expect(await filtered({ id: rows[0].id })).toEqual(['held']);
      });
    });

    test('tell of a contact whose address belongs to a client, and of its mails', async () => {
      await withAdmin(async (scratch, admin) => {
        await contacts(scratch, ['known', 'unknown']);
        const client = await scratch.owner(
          `insert into public.clients (full_name, email) values ('K', 'VISITOR1@leads.example') returning id`,
        );
        await scratch.owner(
          `insert into private.mail_outbox (kind, lead_table, lead_id, to_email, status)
           select 'k', 'contact_submissions', s.id, 'staff@x.example', m.status
           from public.contact_submissions s, (values ('sent'), ('dead')) as m (status) where s.name = 'known'`,
        );
        const dead = await scratch.owner(`select id from private.mail_outbox where status = 'dead'`);
        const page = await ask(scratch, admin, 'list_contacts', { sort: { column: 'name', direction: 'asc' } });
        expect(page.rows).toMatchObject([
          { name: 'known', existing_client_id: client.rows[0].id, mail_state: 'dead', dead_mail_id: dead.rows[0].id },
          { name: 'unknown', existing_client_id: null, mail_state: null, dead_mail_id: null },
        ]);
        const mails = await ask(scratch, admin, 'list_mails', { filter: { status: 'dead' } });
        expect(mails.rows).toMatchObject([{ id: dead.rows[0].id, to_email: 'staff@x.example', attempts: 0 }]);
        expect(mails.rows[0]).not.toHaveProperty('payload');
      });
    });

    test('sort projects by budget and days with the empty ones at their ends, and carry the client', async () => {
      await withAdmin(async (scratch, admin) => {
        const { rows } = await scratch.owner(
          `insert into public.clients (full_name, email, company) values ('Kay Client', 'kay@x.example', 'Orchard Gears') returning id`,
        );
        await scratch.owner(
          `insert into public.projects (name, client_id, budget, start_date, status) values
             ('none', null, null, null, 'planning'), ('small', $1, 0, '2026-01-02', 'completed'), ('large', $1, 99.5, '2025-01-02', 'on_hold')`,
          [rows[0].id],
        );
        const sorted = async (column: string, direction = 'asc') =>
          names(await ask(scratch, admin, 'list_projects', { sort: { column, direction } }));
        expect(await sorted('budget')).toEqual(['none', 'small', 'large']);
        expect(await sorted('start_date')).toEqual(['large', 'small', 'none']);
        expect(await sorted('status', 'desc')).toEqual(['none', 'large', 'small']);
        for (const column of ['budget', 'start_date', 'end_date', 'status', 'name', 'created_at']) {
          const first = await ask(scratch, admin, 'list_projects', { size: 1, sort: { column, direction: 'asc' } });
          const rest = await ask(scratch, admin, 'list_projects', {
            sort: { column, direction: 'asc' },
            from: { after: first.rows[0]?.cursor },
          });
          expect(rest.rows, column).toHaveLength(2);
        }
        const found = await ask(scratch, admin, 'list_projects', {
          search: 'orchard',
          sort: { column: 'name', direction: 'asc' },
        });
        expect(found.rows).toMatchObject([
          { name: 'large', budget: 99.5, client: { id: rows[0].id, full_name: 'Kay Client', email: 'kay@x.example' } },
          { name: 'small' },
        ]);
        expect(
          names(await ask(scratch, admin, 'list_projects', { filter: { client_id: rows[0].id, status: 'on_hold' } })),
        ).toEqual(['large']);
      });
    });

    test('count up to 10,000 and say so beyond', async () => {
      await withAdmin(async (scratch, admin) => {
        await scratch.owner(
          `insert into public.clients (full_name, email) select 'Client ' || i, 'c' || i || '@x.example' from generate_series(1, 10001) i`,
        );
        expect(await ask(scratch, admin, 'list_clients', { size: 1 })).toMatchObject({ total: 10_000, capped: true });
        expect(await ask(scratch, admin, 'list_clients', { size: 1, search: 'client 777' })).toMatchObject({
          total: 19,
          capped: false,
        });
        const common = await ask(scratch, admin, 'list_clients', {
          size: 2,
          search: 'x.example',
          sort: { column: 'email', direction: 'asc' },
        });
        expect(common).toMatchObject({
          total: 10_000,
          capped: true,
          hasNext: true,
          rows: [{ email: 'c10000@x.example' }, { email: 'c10001@x.example' }],
        });
      });
    });

    test.each([
      ['an unknown sort column', { sort: { column: 'message', direction: 'asc' } }],
      ['SQL for a sort column', { sort: { column: 'name; select 1', direction: 'asc' } }],
      ['an unknown direction', { sort: { column: 'name', direction: 'sideways' } }],
      ['a page of nothing', { size: 0 }],
      ['a page of everything', { size: 201 }],
      ['an unknown filter', { filter: { message: 'x' } }],
      ['an unknown status', { filter: { status: 'x' } }],
      ['a cursor of one part', { from: { after: ['x'] } }],
      ['a place nobody knows', { from: { at: 'middle' } }],
    ])('refuse %s', async (_what, query) => {
      await withAdmin(async (scratch, admin) => {
        expect(await refusal(ask(scratch, admin, 'list_contacts', query))).toBe('22023');
      });
    });

    test.each([
      ['an instant', { from: { after: ['yesterday-ish', '00000000-0000-0000-0000-000000000000'] } }, '22007'],
      ['an id', { from: { after: ['2026-01-01', 'nobody'] } }, '22P02'],
    ])('refuse a cursor without %s', async (_what, query, code) => {
      await withAdmin(async (scratch, admin) => {
        await contacts(scratch, ['a']);
        expect(await refusal(ask(scratch, admin, 'list_contacts', query))).toBe(code);
      });
    });
  });
});
