import type { ProjectDraft, ProjectSort } from '@millrace/core/projects';
import { beforeEach, describe, expect, it } from 'vitest';
import { query, type World } from './world.ts';

const draft = (name: string, change: Partial<ProjectDraft> = {}): ProjectDraft => ({
  name,
  status: 'planning',
  description: null,
  clientId: null,
  budget: null,
  startDate: null,
  endDate: null,
  ...change,
});

export const projectBookContract = (world: () => World) =>
  describe('ProjectBook', () => {
    beforeEach(() => world().clear());

    const projects = () => world().books.projects;
    const add = (name: string, change: Partial<ProjectDraft> = {}) => projects().create(crypto.randomUUID(), draft(name, change));

    it('keeps cents, days and the name of the client', async () => {
      const client = await world().books.clients.create(crypto.randomUUID(), {
        fullName: 'Ada Mill',
        email: 'ada@shop.example',
        phone: null,
        company: null,
        address: null,
      });
      const created = await add('Lathe cell', {
        clientId: client.id,
        budget: 129_999.99,
        startDate: '2026-11-02',
        endDate: '2027-02-26',
        status: 'in_progress',
      });
      expect(created).toMatchObject({
        budget: 129_999.99,
        startDate: '2026-11-02',
        endDate: '2027-02-26',
        client: { id: client.id, fullName: 'Ada Mill', email: 'ada@shop.example' },
      });
      const page = await projects().list(query<ProjectSort, object>('created_at', {}, {}));
      expect(page.rows).toEqual([created]);
    });

    it('makes one row of a retried creation', async () => {
      const id = crypto.randomUUID();
      const first = await projects().create(id, draft('Lathe cell'));
      expect(await projects().create(id, draft('Lathe cell'))).toEqual(first);
    });

    it('refuses to overwrite a newer change', async () => {
      const { id, updatedAt } = await add('Lathe cell');
      expect(await projects().update(id, draft('Lathe cell', { status: 'on_hold' }), updatedAt)).toMatchObject({
        saved: { status: 'on_hold' },
      });
      expect(await projects().update(id, draft('Lathe cell', { status: 'completed' }), updatedAt)).toMatchObject({
        conflict: { status: 'on_hold' },
      });
    });

    it('pages over missing budgets and dates in both directions', async () => {
      await add('No figures');
      await add('Small', { budget: 100, startDate: '2026-01-05' });
      await add('Large', { budget: 250_000.5, startDate: '2026-06-01' });
      const names = async (column: ProjectSort, direction: 'asc' | 'desc') => {
        const seen: string[] = [];
        let from: Parameters<ReturnType<typeof projects>['list']>[0]['from'] = { at: 'start' };
        for (let pages = 0; pages < 3; pages += 1) {
          const page = await projects().list(
            query<ProjectSort, object>(column, { sort: { column, direction }, size: 1, from }, {}),
          );
          seen.push(...page.rows.map((row) => row.name));
          if (!page.next) break;
          from = { after: page.next };
        }
        return seen;
      };
      expect(await names('budget', 'desc')).toEqual(['Large', 'Small', 'No figures']);
      expect(await names('budget', 'asc')).toEqual(['No figures', 'Small', 'Large']);
      expect(await names('start_date', 'asc')).toEqual(['Small', 'Large', 'No figures']);
    });

    it('deletes, twice without an error', async () => {
      const { id } = await add('Lathe cell');
      await projects().remove(id);
      await projects().remove(id);
      await expect(projects().get(id)).rejects.toMatchObject({ code: 'not-found' });
    });
  });
