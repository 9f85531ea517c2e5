import { describe, expect, test } from 'vitest';
import { account, onEveryEngine, refusal, service } from './support/engines.ts';
import { addClient, addProject, signUp, signUpAdmin } from './support/people.ts';

describe('roles and owners', () => {
  onEveryEngine(
    (engine) => {
      test.each([
        ['a PATCH', `update public.profiles set role = 'admin' where id = $1`],
        ['a PATCH of everything', `update public.profiles set role = 'admin', full_name = 'X' where id = $1 returning *`],
        [
          'an upsert',
          `insert into public.profiles (id, email, full_name, role) values ($1, 'x@x.example', 'X', 'admin')
           on conflict (id) do update set role = excluded.role`,
        ],
      ])('R3 a client cannot become admin by %s', async (_way, statement) => {
        await engine().scratch(async (scratch) => {
          const person = await signUp(scratch);
          expect(await refusal(scratch.as(person.actor, statement, [person.id]))).toBe('42501');
          const { rows } = await scratch.owner('select role from public.profiles where id = $1', [person.id]);
          expect(rows).toEqual([{ role: 'client' }]);
        });
      });

      test('R3 an insert of the own missing profile cannot choose the role or another address', async () => {
        await engine().scratch(async (scratch) => {
          const person = await signUp(scratch);
          await scratch.owner('delete from public.profiles where id = $1', [person.id]);
          const insert = `insert into public.profiles (id, email, full_name, role) values ($1, 'boss@x.example', 'X', $2) returning email, role`;
          expect(await refusal(scratch.as(person.actor, insert, [person.id, 'admin']))).toBe('42501');
          const { rows } = await scratch.as(person.actor, insert, [person.id, 'client']);
          expect(rows).toEqual([{ email: person.email, role: 'client' }]);
        });
      });

      test('R3 sign-up metadata and updateUser metadata grant nothing', async () => {
        await engine().scratch(async (scratch) => {
          const person = await signUp(scratch, { metadata: { full_name: 'X', role: 'admin', is_admin: true } });
          await scratch.auth(
            `update auth.users set raw_user_meta_data = '{"role": "admin"}', raw_app_meta_data = '{"role": "admin"}' where id = $1`,
            [person.id],
          );
          const claiming = account(person.id, { role: 'admin' });
          const { rows } = await scratch.as(claiming, 'select role from public.profiles');
          expect(rows).toEqual([{ role: 'client' }]);
          expect(await refusal(scratch.as(claiming, 'select public.admin_overview()'))).toBe('42501');
        });
      });

      test('R3 no procedure that a client may call changes a role or an owner', async () => {
        await engine().scratch(async (scratch) => {
          const person = await signUp(scratch);
          const clientId = await addClient(scratch, { email: person.email });
          expect(await refusal(scratch.as(person.actor, 'select public.link_client($1)', [clientId]))).toBe('42501');
          expect(await refusal(scratch.as(person.actor, 'select public.convert_contact($1, $1)', [clientId]))).toBe('42501');
          expect(await refusal(scratch.as(person.actor, 'select private.link_client($1)', [clientId]))).toBe('42501');
          expect(await refusal(scratch.as(person.actor, `select private.link_account($1, 'x', now())`, [person.id]))).toBe(
            '42501',
          );
        });
      });

      test('R3 not even an admin changes a role, their own or another', async () => {
        await engine().scratch(async (scratch) => {
          const admin = await signUpAdmin(scratch);
          const person = await signUp(scratch);
          expect(
            await refusal(scratch.as(admin.actor, `update public.profiles set role = 'client' where id = $1`, [admin.id])),
          ).toBe('42501');
          const touched = await scratch
            .as(admin.actor, `update public.profiles set role = 'admin' where id = $1`, [person.id])
            .catch((error) => ({ count: error.code === '42501' ? 0 : -1 }));
          expect(touched.count).toBe(0);
        });
      });

      test('R3 the service role changes a role', async () => {
        await engine().scratch(async (scratch) => {
          const person = await signUp(scratch);
          expect((await scratch.as(service, `update public.profiles set role = 'admin' where id = $1`, [person.id])).count).toBe(
            1,
          );
        });
      });

      test('R3 the owner column of a client is written by linking alone', async () => {
        await engine().scratch(async (scratch) => {
          const admin = await signUpAdmin(scratch);
          const person = await signUp(scratch);
          const clientId = await addClient(scratch);
          const take = 'update public.clients set user_id = $2 where id = $1';
          expect(await refusal(scratch.as(admin.actor, take, [clientId, admin.id]))).toBe('42501');
          const insert = `insert into public.clients (full_name, email, user_id) values ('X', 'x@x.example', $1)`;
          expect(await refusal(scratch.as(admin.actor, insert, [person.id]))).toBe('42501');
        });
      });

      test('R3 a person changes their own name and phone, and nothing else of the profile', async () => {
        await engine().scratch(async (scratch) => {
          const person = await signUp(scratch);
          const { rows } = await scratch.as(
            person.actor,
            `update public.profiles set full_name = 'New Name', phone = '555' where id = $1 returning full_name, phone`,
            [person.id],
          );
          expect(rows).toEqual([{ full_name: 'New Name', phone: '555' }]);
          for (const change of [`email = 'x@x.example'`, `created_at = now() - interval '1 year'`, `id = gen_random_uuid()`]) {
            expect(
              await refusal(scratch.as(person.actor, `update public.profiles set ${change} where id = $1`, [person.id])),
              change,
            ).toBe('42501');
          }
        });
      });

      test("R4 client A neither reads, inserts, changes, moves nor deletes what is client B's", async () => {
        await engine().scratch(async (scratch) => {
          const [a, b] = [await signUp(scratch), await signUp(scratch)];
          const clientOfA = await addClient(scratch, { userId: a.id });
          const clientOfB = await addClient(scratch, { userId: b.id });
          const projectOfA = await addProject(scratch, clientOfA);
          const projectOfB = await addProject(scratch, clientOfB);
          const nothing = async (text: string, params: unknown[]) => {
            const answer = await scratch.as(a.actor, text, params).catch((error) => ({ count: error.code === '42501' ? 0 : -1 }));
            expect(answer.count, text).toBe(0);
          };
          await nothing('select from public.profiles where id = $1', [b.id]);
          await nothing('select from public.clients where id = $1', [clientOfB]);
          await nothing('select from public.projects where id = $1', [projectOfB]);
          await nothing(`insert into public.projects (name, client_id) values ('Mine', $1)`, [clientOfB]);
          await nothing(`insert into public.projects (name, client_id) values ('Mine', $1)`, [clientOfA]);
          await nothing(`update public.projects set name = 'Mine' where id = $1`, [projectOfB]);
          await nothing('update public.projects set client_id = $2 where id = $1', [projectOfB, clientOfA]);
          await nothing('update public.projects set client_id = $2 where id = $1', [projectOfA, clientOfB]);
          await nothing('update public.clients set user_id = $2 where id = $1', [clientOfB, a.id]);
          await nothing(`update public.clients set email = $2 where id = $1`, [clientOfA, b.email]);
          await nothing('delete from public.projects where id = $1', [projectOfB]);
          await nothing('delete from public.clients where id = $1', [clientOfB]);
          const { rows } = await scratch.as(a.actor, 'select id from public.projects');
          expect(rows).toEqual([{ id: projectOfA }]);
        });
      });

      test('R9 a demoted admin is refused on the next request, with the same token', async () => {
        await engine().scratch(async (scratch) => {
          const admin = await signUpAdmin(scratch);
          await addClient(scratch);
          expect((await scratch.as(admin.actor, 'select from public.clients')).count).toBe(1);
          await scratch.as(admin.actor, `select public.list_clients('{}')`);
          await scratch.as(service, `update public.profiles set role = 'client' where id = $1`, [admin.id]);
          expect((await scratch.as(admin.actor, 'select from public.clients')).count).toBe(0);
          expect(await refusal(scratch.as(admin.actor, `select public.list_clients('{}')`))).toBe('42501');
          expect((await scratch.as(admin.actor, 'delete from public.clients')).count).toBe(0);
        });
      });
    },
    { wholesale: true },
  );
});
