import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { anonymous, onEveryEngine, refusal, type Scratch, service } from './support/engines.ts';
import { addClient, addContact, addProject, signUp, signUpAdmin } from './support/people.ts';

const convert = (scratch: Scratch, actor: Parameters<Scratch['as']>[0], contactId: string, clientId: string) =>
  scratch.as(actor, 'select public.convert_contact($1, $2) as client', [contactId, clientId]).then(({ rows }) => rows[0].client);

const thrown = (work: Promise<unknown>) =>
  work.then(
    () => null,
    ({ code, detail, hint }: { code: string; detail?: string; hint?: string }) => ({ code, detail, hint }),
  );

describe('admin actions', () => {
  onEveryEngine((engine) => {
    test('convert_contact makes a client of a contact and answers the same to a retry', async () => {
      await engine().scratch(async (scratch) => {
        const admin = await signUpAdmin(scratch);
        const contactId = await addContact(scratch, { name: 'Ada Visitor', email: 'Ada@visitors.example' });
        const clientId = randomUUID();
        const client = await convert(scratch, admin.actor, contactId, clientId);
        expect(client).toMatchObject({
          id: clientId,
          full_name: 'Ada Visitor',
          email: 'Ada@visitors.example',
          company: null,
          user_id: null,
        });
        expect(await convert(scratch, admin.actor, contactId, clientId)).toEqual(client);
        const { rows } = await scratch.owner('select converted_client_id from public.contact_submissions');
        expect(rows).toEqual([{ converted_client_id: clientId }]);
      });
    });

    test('convert_contact links the client to its confirmed account', async () => {
      await engine().scratch(async (scratch) => {
        const admin = await signUpAdmin(scratch);
        const person = await signUp(scratch, { email: 'ada@visitors.example' });
        const contactId = await addContact(scratch, { email: 'ADA@visitors.example' });
        expect(await convert(scratch, admin.actor, contactId, randomUUID())).toMatchObject({ user_id: person.id });
      });
    });

    test('convert_contact refuses a second conversion and names the client', async () => {
      await engine().scratch(async (scratch) => {
        const admin = await signUpAdmin(scratch);
        const contactId = await addContact(scratch);
        const clientId = randomUUID();
        await convert(scratch, admin.actor, contactId, clientId);
        expect(await thrown(convert(scratch, admin.actor, contactId, randomUUID()))).toEqual({
          code: 'PT409',
          detail: 'contact_already_converted',
          hint: clientId,
        });
      });
    });

    test('convert_contact refuses an address that belongs to a client and names the client', async () => {
      await engine().scratch(async (scratch) => {
        const admin = await signUpAdmin(scratch);
        const clientId = await addClient(scratch, { email: 'ada@visitors.example' });
        const contactId = await addContact(scratch, { email: 'ADA@visitors.example' });
        expect(await thrown(convert(scratch, admin.actor, contactId, randomUUID()))).toEqual({
          code: 'PT409',
          detail: 'client_email_exists',
          hint: clientId,
        });
        expect((await scratch.owner('select from public.clients')).count).toBe(1);
      });
    });

    test('convert_contact knows no contact that is gone', async () => {
      await engine().scratch(async (scratch) => {
        const admin = await signUpAdmin(scratch);
        expect(await refusal(convert(scratch, admin.actor, randomUUID(), randomUUID()))).toBe('PT404');
      });
    });

    test('a contact whose client was deleted can be converted again', async () => {
      await engine().scratch(async (scratch) => {
        const admin = await signUpAdmin(scratch);
        const contactId = await addContact(scratch);
        const first = randomUUID();
        await convert(scratch, admin.actor, contactId, first);
        await scratch.as(admin.actor, 'delete from public.clients where id = $1', [first]);
        expect(await convert(scratch, admin.actor, contactId, randomUUID())).not.toMatchObject({ id: first });
      });
    });

    test('link_client tells whether the client is linked now', async () => {
      await engine().scratch(async (scratch) => {
        const admin = await signUpAdmin(scratch);
        const link = async (id: string) =>
          (await scratch.as(admin.actor, 'select public.link_client($1) as linked', [id])).rows[0].linked;
        const clientId = await addClient(scratch, { email: 'later@shop.example' });
        expect(await link(clientId)).toBe(false);
        await signUp(scratch, { email: 'later@shop.example' });
        expect(await link(clientId)).toBe(true);
        expect(await refusal(link(randomUUID()))).toBe('PT404');
      });
    });

    test('admin_overview counts what is there', async () => {
      await engine().scratch(async (scratch) => {
        const admin = await signUpAdmin(scratch);
        const clientId = await addClient(scratch);
        const old = await addClient(scratch);
        await scratch.owner(`update public.clients set created_at = now() - interval '31 days' where id = $1`, [old]);
        for (const status of ['planning', 'in_progress', 'in_progress', 'on_hold', 'completed']) {
          const id = await addProject(scratch, clientId);
          await scratch.owner('update public.projects set status = $2 where id = $1', [id, status]);
        }
        for (let index = 0; index < 6; index += 1) await addContact(scratch);
        const held = await addContact(scratch, { name: 'Held' });
        await scratch.owner('update public.contact_submissions set quarantined_at = now() where id = $1', [held]);
        const { rows } = await scratch.as(admin.actor, 'select public.admin_overview() as overview');
        const { recent_contacts: recent, ...counts } = rows[0].overview;
        expect(counts).toEqual({ clients: 2, new_clients: 1, active_projects: 3, projects_in_progress: 2 });
        expect(recent.map(({ name }: { name: string }) => name)).toEqual(Array(5).fill('Test Visitor'));
      });
    });

    test('resend_mail revives a dead letter, once', async () => {
      await engine().scratch(async (scratch) => {
        const admin = await signUpAdmin(scratch);
        const { rows } = await scratch.owner(
          `insert into private.mail_outbox (kind, to_email, status, attempts, last_error) values ('k', 'x@x.example', 'dead', 8, 'no') returning id`,
        );
        await scratch.as(admin.actor, 'select public.resend_mail($1)', [rows[0].id]);
        const after = await scratch.owner('select status, attempts, last_error from private.mail_outbox');
        expect(after.rows).toEqual([{ status: 'queued', attempts: 0, last_error: null }]);
        expect(await refusal(scratch.as(admin.actor, 'select public.resend_mail($1)', [rows[0].id]))).toBe('PT404');
      });
    });

    test.each([
      ['contact', 'contact_submissions', `name, email, message`, `'N', 'n@x.example', 'M'`],
      ['demo', 'demo_requests', `name, company, email`, `'N', 'C', 'n@x.example'`],
      ['call', 'call_requests', `name, phone`, `'N', '+15035550100'`],
      ['newsletter', 'newsletter_subscribers', `email`, `'n@x.example'`],
    ])('release_submission takes a %s out of quarantine and lets its held mail go', async (kind, table, columns, values) => {
      await engine().scratch(async (scratch) => {
        const admin = await signUpAdmin(scratch);
        const { rows } = await scratch.owner(
          `insert into public.${table} (quarantined_at, ${columns}) values (now(), ${values}) returning id`,
        );
        await scratch.owner(
          `insert into private.mail_outbox (kind, lead_table, lead_id, to_email, status) values ('k', $1, $2, 'x@x.example', 'held')`,
          [table, rows[0].id],
        );
        const release = () => scratch.as(admin.actor, 'select public.release_submission($1, $2)', [kind, rows[0].id]);
        await release();
        await release();
        expect((await scratch.owner(`select from public.${table} where quarantined_at is null`)).count).toBe(1);
        expect((await scratch.owner(`select from private.mail_outbox where status = 'queued'`)).count).toBe(1);
      });
    });

    test('release_submission refuses what it does not know', async () => {
      await engine().scratch(async (scratch) => {
        const admin = await signUpAdmin(scratch);
        expect(await refusal(scratch.as(admin.actor, `select public.release_submission('parcel', gen_random_uuid())`))).toBe(
          '22023',
        );
        expect(await refusal(scratch.as(admin.actor, `select public.release_submission('demo', gen_random_uuid())`))).toBe(
          'PT404',
        );
      });
    });

    test.each([
      `public.admin_overview()`,
      `public.convert_contact(gen_random_uuid(), gen_random_uuid())`,
      `public.link_client(gen_random_uuid())`,
      `public.resend_mail(gen_random_uuid())`,
      `public.release_submission('demo', gen_random_uuid())`,
      ...['contacts', 'demo_requests', 'call_requests', 'subscribers', 'clients', 'projects', 'mails'].map(
        (list) => `public.list_${list}('{}')`,
      ),
    ])('%s is refused to visitors and clients', async (call) => {
      await engine().scratch(async (scratch) => {
        const person = await signUp(scratch);
        expect(await refusal(scratch.as(anonymous, `select ${call}`))).toBe('42501');
        expect(await refusal(scratch.as(person.actor, `select ${call}`))).toBe('42501');
      });
    });

    test('updated_at grows with every write, also within one transaction', async () => {
      await engine().scratch(async (scratch) => {
        const id = await addClient(scratch);
        const seen: string[] = [];
        for (let index = 0; index < 3; index += 1) {
          const { rows } = await scratch.as(
            service,
            `update public.clients set phone = $2 where id = $1 returning updated_at::text as at`,
            [id, `${index}`],
          );
          seen.push(rows[0].at);
        }
        expect(new Set(seen).size).toBe(3);
      });
    });

    test('deleting a client leaves its projects, unassigned', async () => {
      await engine().scratch(async (scratch) => {
        const admin = await signUpAdmin(scratch);
        const clientId = await addClient(scratch);
        const projectId = await addProject(scratch, clientId);
        await scratch.as(admin.actor, 'delete from public.clients where id = $1', [clientId]);
        const { rows } = await scratch.owner('select client_id from public.projects where id = $1', [projectId]);
        expect(rows).toEqual([{ client_id: null }]);
      });
    });

    test.each([
      ['a blank name', `insert into public.clients (full_name, email) values ('  ', 'x@x.example')`],
      ['a long name', `insert into public.clients (full_name, email) values (repeat('x', 201), 'x@x.example')`],
      ['an address without @', `insert into public.clients (full_name, email) values ('X', 'nobody')`],
      [
        'an address with a line break',
        `insert into public.contact_submissions (name, email, message) values ('X', E'a@x.example\\nBcc: b', 'M')`,
      ],
      ['a blank message', `insert into public.contact_submissions (name, email, message) values ('X', 'x@x.example', ' ')`],
      ['an unknown project status', `insert into public.projects (name, status) values ('X', 'paused')`],
      [
        'an end before the start',
        `insert into public.projects (name, start_date, end_date) values ('X', '2026-02-02', '2026-02-01')`,
      ],
      ['a negative budget', `insert into public.projects (name, budget) values ('X', -0.01)`],
      ['an unknown call status', `insert into public.call_requests (name, phone, status) values ('X', '1', 'busy')`],
      ['an unknown role', `insert into public.profiles (id, email, role) select id, email, 'boss' from auth.users`],
    ])('the database refuses %s', async (_what, statement) => {
      await engine().scratch(async (scratch) => {
        await signUp(scratch);
        await scratch.owner('delete from public.profiles');
        expect(await refusal(scratch.owner(statement))).toBe('23514');
      });
    });

    test('one newsletter subscription a person, however the address is written', async () => {
      await engine().scratch(async (scratch) => {
        await scratch.owner(`insert into public.newsletter_subscribers (email) values ('Ada@x.example')`);
        expect(await refusal(scratch.owner(`insert into public.newsletter_subscribers (email) values ('ada@X.example')`))).toBe(
          '23505',
        );
      });
    });
  });
});
