import type { ContactFilter, ContactSort } from '@millrace/core/contacts';
import type { ListQuery } from '@millrace/core/lists';
import { beforeEach, describe, expect, it } from 'vitest';
import { query, type World } from './world.ts';

const everything: ContactFilter = { status: 'all', quarantined: false };
const contactQuery = (change: Partial<ListQuery<ContactSort, ContactFilter>> = {}) =>
  query<ContactSort, ContactFilter>('created_at', change, everything);

const day = (number: number) => `2026-10-${String(number).padStart(2, '0')}T12:00:00.123456Z`;

export const contactBookContract = (world: () => World) =>
  describe('ContactBook', () => {
    beforeEach(() => world().clear());

    const add = (name: string, change: object = {}) =>
      world().addContact({ name, email: `${name.toLowerCase()}@shop.example`, message: `Hello from ${name}`, ...change });

    it('lists the newest first and pages both ways without missing or repeating a row', async () => {
      const names = Array.from({ length: 7 }, (_, index) => `Visitor${index + 1}`);
      for (const [index, name] of names.entries()) await add(name, { createdAt: day(index + 1) });
      const { contacts } = world().books;

      const first = await contacts.list(contactQuery({ size: 3 }));
      expect(first.rows.map((row) => row.name)).toEqual(['Visitor7', 'Visitor6', 'Visitor5']);
      expect(first).toMatchObject({ total: 7, capped: false, previous: null });

      const second = await contacts.list(contactQuery({ size: 3, from: { after: first.next ?? expect.fail() } }));
      expect(second.rows.map((row) => row.name)).toEqual(['Visitor4', 'Visitor3', 'Visitor2']);
      const third = await contacts.list(contactQuery({ size: 3, from: { after: second.next ?? expect.fail() } }));
      expect(third.rows.map((row) => row.name)).toEqual(['Visitor1']);
      expect(third.next).toBeNull();

      const back = await contacts.list(contactQuery({ size: 3, from: { before: third.previous ?? expect.fail() } }));
      expect(back.rows.map((row) => row.name)).toEqual(['Visitor4', 'Visitor3', 'Visitor2']);
      const last = await contacts.list(contactQuery({ size: 3, from: { at: 'end' } }));
      expect(last.rows.map((row) => row.name)).toEqual(['Visitor3', 'Visitor2', 'Visitor1']);
      expect(last.next).toBeNull();
    });

    it('breaks ties of equal moments by id, so that no page boundary loses a row', async () => {
      for (let index = 0; index < 6; index += 1) await add(`Twin${index}`, { createdAt: day(1) });
      const seen: string[] = [];
      let from: ListQuery<ContactSort>['from'] = { at: 'start' };
      for (let pages = 0; pages < 4; pages += 1) {
        const page = await world().books.contacts.list(contactQuery({ size: 2, from }));
        seen.push(...page.rows.map((row) => row.id));
        if (!page.next) break;
        from = { after: page.next };
      }
      expect(seen).toHaveLength(6);
      expect(new Set(seen).size).toBe(6);
      expect(seen).toEqual(seen.toSorted().reverse());
    });

    it('sorts by name whatever the case of the letters', async () => {
      for (const name of ['beta', 'Alpha', 'gamma']) await add(name);
      const page = await world().books.contacts.list(contactQuery({ sort: { column: 'name', direction: 'asc' } }));
      expect(page.rows.map((row) => row.name)).toEqual(['Alpha', 'beta', 'gamma']);
    });

    it('finds any part of name, e-mail or message, whatever the case, and takes wildcards as text', async () => {
      await add('Ada', { message: 'We need 100% uptime' });
      await add('Ben', { message: 'A lathe_cell' });
      await add('Cleo', { message: 'Nothing of the kind' });
      const found = async (search: string) =>
        (await world().books.contacts.list(contactQuery({ search }))).rows.map((row) => row.name);
      expect(await found('UPTIME')).toEqual(['Ada']);
      expect(await found('ben@shop')).toEqual(['Ben']);
      expect(await found('100%')).toEqual(['Ada']);
      expect(await found('0%u')).toEqual([]);
      expect(await found('lathe_')).toEqual(['Ben']);
      expect(await found('o\'brien \\ " --')).toEqual([]);
    });

    it('filters by status and hides quarantined submissions until asked for', async () => {
      await add('Fresh');
      await add('Told', { emailSent: true });
      await add('Doubtful', { quarantinedAt: day(2) });
      const names = async (filter: ContactFilter) =>
        (await world().books.contacts.list(contactQuery({ filter }))).rows.map((row) => row.name);
      expect(await names({ status: 'new', quarantined: false })).toEqual(['Fresh']);
      expect(await names({ status: 'notified', quarantined: false })).toEqual(['Told']);
      expect(await names({ status: 'all', quarantined: true })).toEqual(['Doubtful']);
    });

    it('releases a quarantined submission into the ordinary list', async () => {
      const id = await add('Doubtful', { quarantinedAt: day(2) });
      await world().books.contacts.release(id);
      expect((await world().books.contacts.get(id)).quarantinedAt).toBeNull();
    });

    it('answers not-found for an unknown contact', async () => {
      await expect(world().books.contacts.get(crypto.randomUUID())).rejects.toMatchObject({ code: 'not-found' });
    });

    it('converts a contact once, answers a retry alike and refuses a second client', async () => {
      const id = await add('Ada', { phone: '+15035550100' });
      const clientId = crypto.randomUUID();
      const { contacts, clients } = world().books;

      const { client, linked } = await contacts.convert(id, clientId);
      expect(client).toMatchObject({
        id: clientId,
        fullName: 'Ada',
        email: 'ada@shop.example',
        phone: '+15035550100',
        company: null,
      });
      expect(linked).toBe(false);
      expect((await contacts.convert(id, clientId)).client.id).toBe(clientId);
      await expect(contacts.convert(id, crypto.randomUUID())).rejects.toMatchObject({ code: 'conflict' });
      expect((await clients.list(query('created_at', {}, {}))).total).toBe(1);
      expect((await contacts.get(id)).convertedClientId).toBe(clientId);
    });

    it('links the new client to an account with the same address in another case', async () => {
      const userId = await world().addAccount('grace@shop.example', 'Grace Account');
      const id = await add('Ada', { email: 'GRACE@Shop.example' });
      const { client, linked } = await world().books.contacts.convert(id, crypto.randomUUID());
      expect(linked).toBe(true);
      expect(client.userId).toBe(userId);
    });

    it('names the client that already has the address, and refuses to convert', async () => {
      const clientId = crypto.randomUUID();
      await world().books.clients.create(clientId, {
        fullName: 'Ada Earlier',
        email: 'Ada@shop.example',
        phone: null,
        company: null,
        address: null,
      });
      const id = await add('Ada');
      expect((await world().books.contacts.get(id)).existingClientId).toBe(clientId);
      const page = await world().books.contacts.list(contactQuery());
      expect(page.rows[0]?.existingClientId).toBe(clientId);
      await expect(world().books.contacts.convert(id, crypto.randomUUID())).rejects.toMatchObject({ code: 'conflict' });
    });
  });
