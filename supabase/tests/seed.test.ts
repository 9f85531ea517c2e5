import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { account, onEveryEngine, type Scratch } from './support/engines.ts';

const seed = readFileSync(new URL('../seed.sql', import.meta.url), 'utf8');

describe('demo data', () => {
  onEveryEngine((engine) => {
    /** The seed holds several statements, so that it runs inside one block. */
    const seeded = (work: (scratch: Scratch, idOf: (email: string) => Promise<string>) => Promise<void>) =>
      engine().scratch(async (scratch) => {
        await scratch.script(seed);
        const idOf = async (email: string) =>
          (await scratch.owner('select id from auth.users where email = $1', [email])).rows[0].id;
        await work(scratch, idOf);
      });

    test('shows 24 clients, 12 active projects and 18 contacts of the last 30 days', async () => {
      await seeded(async (scratch, idOf) => {
        const admin = account(await idOf('admin@millrace.example'));
        const { rows } = await scratch.as(admin, 'select public.admin_overview() as overview');
        expect(rows[0].overview).toMatchObject({ clients: 24, active_projects: 12 });
        expect(rows[0].overview.recent_contacts).toHaveLength(5);
        const contacts = await scratch.owner(
          `select count(*)::int as n, count(*) filter (where email_sent)::int as notified, min(created_at) > now() - interval '31 days' as recent,
             max(created_at) <= now() as past from public.contact_submissions`,
        );
        expect(contacts.rows).toEqual([{ n: 18, notified: expect.any(Number), recent: true, past: true }]);
        expect(contacts.rows[0].notified).toBeGreaterThan(5);
        expect(contacts.rows[0].notified).toBeLessThan(18);
        const other = await scratch.owner(`select distinct status from public.projects where status in ('on_hold', 'completed')`);
        expect(other.rows).toHaveLength(2);
      });
    });

    test('links the demo client to a company with three active projects, two in progress', async () => {
      await seeded(async (scratch, idOf) => {
        const { rows } = await scratch.as(
          account(await idOf('client@millrace.example')),
          'select status from public.projects order by status',
        );
        expect(rows.map(({ status }) => status)).toEqual(['in_progress', 'in_progress', 'planning']);
      });
    });

    test('links some clients and leaves the others', async () => {
      await seeded(async (scratch) => {
        const { rows } = await scratch.owner('select count(user_id)::int as linked from public.clients');
        expect(rows[0].linked).toBe(5);
      });
    });

    test('has four active testimonials and one inactive', async () => {
      await seeded(async (scratch) => {
        const { rows } = await scratch.owner(
          'select is_active, count(*)::int as n from public.testimonials group by 1 order by 1',
        );
        expect(rows).toEqual([
          { is_active: false, n: 1 },
          { is_active: true, n: 4 },
        ]);
      });
    });

    test('keeps every address under .example and every phone number fictitious', async () => {
      await seeded(async (scratch) => {
        const { rows } = await scratch.owner(
          `select email, null as phone from auth.users union all select email, phone from public.clients
           union all select email, phone from public.contact_submissions union all select email, phone from public.demo_requests
           union all select null, phone from public.call_requests union all select email, null from public.newsletter_subscribers`,
        );
        expect(rows.filter(({ email }) => email !== null && !email.endsWith('.example'))).toEqual([]);
        expect(rows.filter(({ phone }) => phone !== null && !/555-?01\d\d$/.test(phone))).toEqual([]);
      });
    });
  });
});
