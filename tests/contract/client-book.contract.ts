import type { ClientDraft, ClientSort } from '@millrace/core/clients';
import { beforeEach, describe, expect, it } from 'vitest';
import { query, type World } from './world.ts';

const draft = (name: string, change: Partial<ClientDraft> = {}): ClientDraft => ({
  fullName: name,
  email: `${name.toLowerCase().replaceAll(' ', '.')}@shop.example`,
  phone: null,
  company: null,
  address: null,
  ...change,
});

export const clientBookContract = (world: () => World) =>
  describe('ClientBook', () => {
    beforeEach(() => world().clear());

    const clients = () => world().books.clients;
    const add = async (name: string, change: Partial<ClientDraft> = {}) =>
      clients().create(crypto.randomUUID(), draft(name, change));

    it('creates, reads and lists a client', async () => {
      const created = await add('Ada Mill', { company: 'Mill & Sons', address: '1 Foundry Street' });
      expect(created).toMatchObject({ fullName: 'Ada Mill', company: 'Mill & Sons', phone: null, userId: null });
      expect(await clients().get(created.id)).toEqual(created);
      expect((await clients().list(query<ClientSort, object>('created_at', {}, {}))).rows).toEqual([created]);
    });

    it('makes one row of a retried creation', async () => {
      const id = crypto.randomUUID();
      const first = await clients().create(id, draft('Ada'));
      expect(await clients().create(id, draft('Ada'))).toEqual(first);
      expect((await clients().list(query<ClientSort, object>('created_at', {}, {}))).total).toBe(1);
    });

    it('saves a change, and refuses to overwrite a newer one with both versions known', async () => {
      const { id, updatedAt } = await add('Ada');
      const outcome = await clients().update(id, draft('Ada', { phone: '555-0100' }), updatedAt);
      expect(outcome).toMatchObject({ saved: { phone: '555-0100' } });
      const late = await clients().update(id, draft('Ada', { phone: '555-0199' }), updatedAt);
      expect(late).toMatchObject({ conflict: { phone: '555-0100' } });
      expect((await clients().get(id)).phone).toBe('555-0100');
    });

    it('answers not-found when the client was deleted meanwhile; deleting twice is no error', async () => {
      const { id, updatedAt } = await add('Ada');
      await clients().remove(id);
      await clients().remove(id);
      await expect(clients().update(id, draft('Ada'), updatedAt)).rejects.toMatchObject({ code: 'not-found' });
      await expect(clients().get(id)).rejects.toMatchObject({ code: 'not-found' });
    });

    it('leaves the projects of a deleted client unassigned', async () => {
      const { id } = await add('Ada');
      const project = await world().books.projects.create(crypto.randomUUID(), {
        name: 'Lathe cell',
        status: 'planning',
        description: null,
        clientId: id,
        budget: null,
        startDate: null,
        endDate: null,
      });
      expect(await clients().countProjects(id)).toBe(1);
      await clients().remove(id);
      expect(await world().books.projects.get(project.id)).toMatchObject({ clientId: null, client: null });
    });

    it('links to the account with the same address, whatever its case, and says when there is none', async () => {
      const userId = await world().addAccount('hedy@shop.example', 'Ada');
      const { id } = await add('Ada', { email: 'Hedy@Shop.example' });
      expect(await clients().link(id)).toBe(true);
      expect((await clients().get(id)).userId).toBe(userId);
      const other = await add('Ben');
      expect(await clients().link(other.id)).toBe(false);
    });

    it('sorts missing companies as blank text, and pages over them', async () => {
      await add('One', { company: 'zeta' });
      await add('Two');
      await add('Three', { company: 'Alpha' });
      const sort = { column: 'company', direction: 'asc' } as const;
      const first = await clients().list(query<ClientSort, object>('company', { sort, size: 2 }, {}));
      expect(first.rows.map((row) => row.fullName)).toEqual(['Two', 'Three']);
      const second = await clients().list(
        query<ClientSort, object>('company', { sort, size: 2, from: { after: first.next ?? expect.fail() } }, {}),
      );
      expect(second.rows.map((row) => row.fullName)).toEqual(['One']);
    });

    it('offers clients by name and profiles with role client for a select', async () => {
      await add('Zoe Last');
      await add('Ada First');
      await world().addAccount('pat@shop.example', 'Pat Profile');
      expect((await clients().options('')).map((option) => option.fullName)).toEqual(['Ada First', 'Zoe Last']);
      expect((await clients().options('zoe')).map((option) => option.fullName)).toEqual(['Zoe Last']);
      expect((await clients().profiles('pat')).map((profile) => profile.email)).toEqual(['pat@shop.example']);
      expect(await clients().profiles('a,b)(*"\\')).toEqual([]);
    });
  });
