import { describe, expect, test } from 'vitest';
import { onEveryEngine, type Scratch } from './support/engines.ts';
import { addClient, signUp, signUpAdmin } from './support/people.ts';

const ownerOf = async (scratch: Scratch, clientId: string) =>
  (await scratch.owner('select user_id from public.clients where id = $1', [clientId])).rows[0].user_id as string | null;
const profileOf = async (scratch: Scratch, id: string) =>
  (await scratch.owner('select email, full_name, role from public.profiles where id = $1', [id])).rows[0];

describe('accounts', () => {
  onEveryEngine((engine) => {
    test('R7 an unconfirmed address links nothing until it is confirmed', async () => {
      await engine().scratch(async (scratch) => {
        const clientId = await addClient(scratch, { email: 'someone@shop.example' });
        const person = await signUp(scratch, { email: 'someone@shop.example', confirmed: false });
        expect(await ownerOf(scratch, clientId)).toBeNull();
        await scratch.auth('update auth.users set email_confirmed_at = now() where id = $1', [person.id]);
        expect(await ownerOf(scratch, clientId)).toBe(person.id);
      });
    });

    test('R7 an admin cannot link a client to an unconfirmed account either', async () => {
      await engine().scratch(async (scratch) => {
        const admin = await signUpAdmin(scratch);
        await signUp(scratch, { email: 'someone@shop.example', confirmed: false });
        const clientId = await addClient(scratch, { email: 'someone@shop.example' });
        const { rows } = await scratch.as(admin.actor, 'select public.link_client($1) as linked', [clientId]);
        expect(rows).toEqual([{ linked: false }]);
        expect(await ownerOf(scratch, clientId)).toBeNull();
      });
    });

    test('R7 letter case never matters', async () => {
      await engine().scratch(async (scratch) => {
        const admin = await signUpAdmin(scratch);
        const before = await addClient(scratch, { email: 'SomeOne@Shop.Example' });
        const person = await signUp(scratch, { email: 'someone@shop.example' });
        expect(await ownerOf(scratch, before)).toBe(person.id);
        const after = await addClient(scratch, { email: 'SOMEONE@SHOP.EXAMPLE' });
        const { rows } = await scratch.as(admin.actor, 'select public.link_client($1) as linked', [after]);
        expect(rows).toEqual([{ linked: true }]);
        expect(await ownerOf(scratch, after)).toBe(person.id);
      });
    });

    test('R7 a later change of address links only once the new address is confirmed', async () => {
      await engine().scratch(async (scratch) => {
        const clientId = await addClient(scratch, { email: 'new@shop.example' });
        const person = await signUp(scratch, { email: 'old@shop.example' });
        await scratch.auth(`update auth.users set email_change = 'new@shop.example' where id = $1`, [person.id]);
        expect(await ownerOf(scratch, clientId)).toBeNull();
        await scratch.auth(`update auth.users set email = 'new@shop.example', email_change = '' where id = $1`, [person.id]);
        expect(await ownerOf(scratch, clientId)).toBe(person.id);
        expect(await profileOf(scratch, person.id)).toMatchObject({ email: 'new@shop.example' });
      });
    });

    test('R7 a client that is linked stays with its account', async () => {
      await engine().scratch(async (scratch) => {
        const first = await signUp(scratch);
        const clientId = await addClient(scratch, { email: 'shared@shop.example', userId: first.id });
        await signUp(scratch, { email: 'shared@shop.example' });
        expect(await ownerOf(scratch, clientId)).toBe(first.id);
      });
    });

    test.each([
      ['no metadata', null, null],
      ['no name', {}, null],
      ['a null name', { full_name: null }, null],
      ['an empty name', { full_name: '' }, null],
      ['a blank name', { full_name: '   ' }, null],
      ['a name that is no text', { full_name: { first: 'X' } }, '{"first": "X"}'],
      ['a Unicode name', { full_name: ' Łukasz 李 👩‍🏭 ' }, 'Łukasz 李 👩‍🏭'],
      ['a name of 10,000 characters', { full_name: 'é'.repeat(10_000) }, 'é'.repeat(200)],
    ])('R8 a sign-up with %s succeeds and has a profile', async (_what, metadata, name) => {
      await engine().scratch(async (scratch) => {
        const person = await signUp(scratch, { metadata });
        expect(await profileOf(scratch, person.id)).toEqual({ email: person.email, full_name: name, role: 'client' });
      });
    });

    test('R8 a sign-up without an address succeeds', async () => {
      await engine().scratch(async (scratch) => {
        const person = await signUp(scratch, { email: null });
        expect(await profileOf(scratch, person.id)).toEqual({ email: '', full_name: null, role: 'client' });
      });
    });

    test('R8 a sign-up succeeds when its profile exists already, and leaves it alone', async () => {
      await engine().scratch(async (scratch) => {
        await scratch.owner(
          `create function public.early() returns trigger language plpgsql security definer as $$ begin
             insert into public.profiles (id, email, full_name) values (new.id, new.email, 'Earlier'); return null; end $$`,
        );
        await scratch.owner('create trigger a_first after insert on auth.users for each row execute function public.early()');
        const person = await signUp(scratch, { metadata: { full_name: 'Later' } });
        expect(await profileOf(scratch, person.id)).toMatchObject({ full_name: 'Earlier' });
      });
    });

    test('R8 a sign-up succeeds even when the profile cannot be written at all', async () => {
      await engine().scratch(async (scratch) => {
        await scratch.owner(`alter table public.profiles add constraint nobody check (full_name <> 'Refused')`);
        const person = await signUp(scratch, { metadata: { full_name: 'Refused' } });
        expect(await profileOf(scratch, person.id)).toBeUndefined();
        const { count } = await scratch.as(
          person.actor,
          `insert into public.profiles (id, email, full_name, role) values ($1, $2, 'Fine', 'client')`,
          [person.id, person.email],
        );
        expect(count).toBe(1);
      });
    });

    test('deleting an account removes its profile and unlinks its client', async () => {
      await engine().scratch(async (scratch) => {
        const person = await signUp(scratch);
        const clientId = await addClient(scratch, { userId: person.id });
        await scratch.auth('delete from auth.users where id = $1', [person.id]);
        expect(await profileOf(scratch, person.id)).toBeUndefined();
        expect(await ownerOf(scratch, clientId)).toBeNull();
      });
    });
  });
});
