import { randomUUID } from 'node:crypto';
import { type Actor, account, type Scratch } from './engines.ts';

type NewAccount = { email?: string | null; confirmed?: boolean; metadata?: unknown };
export type Person = { id: string; email: string; actor: Actor };

/** Signs an account up as the authentication service does; unique address, confirmed unless told otherwise. */
export const signUp = async (scratch: Scratch, { email, confirmed = true, metadata = {} }: NewAccount = {}): Promise<Person> => {
  const id = randomUUID();
  const address = email === undefined ? `${id}@people.example` : email;
  await scratch.auth(
    `insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at)
     values ($1, 'authenticated', 'authenticated', $2, 'x', case when $3::boolean then now() end, '{}', $4::jsonb, now())`,
    [id, address, confirmed, JSON.stringify(metadata)],
  );
  return { id, email: address ?? '', actor: account(id) };
};

/** An admin, made so by the service role as `npm run admin:grant` does. */
export const signUpAdmin = async (scratch: Scratch): Promise<Person> => {
  const person = await signUp(scratch);
  await scratch.as({ role: 'service_role' }, `update public.profiles set role = 'admin' where id = $1`, [person.id]);
  return person;
};

/** A client row, linked to an account when one is given; its id. */
export const addClient = async (
  scratch: Scratch,
  { email = `${randomUUID()}@clients.example`, userId = null as string | null } = {},
) => {
  const { rows } = await scratch.owner(
    `insert into public.clients (full_name, email, user_id) values ('Test Client', $1, $2) returning id`,
    [email, userId],
  );
  return rows[0].id as string;
};

/** A project of a client; its id. */
export const addProject = async (scratch: Scratch, clientId: string | null) => {
  const { rows } = await scratch.owner(`insert into public.projects (name, client_id) values ('Test Project', $1) returning id`, [
    clientId,
  ]);
  return rows[0].id as string;
};

/** A contact submission; its id. */
export const addContact = async (
  scratch: Scratch,
  { name = 'Test Visitor', email = `${randomUUID()}@visitors.example` } = {},
) => {
  const { rows } = await scratch.owner(
    `insert into public.contact_submissions (name, email, message) values ($1, $2, 'Hello') returning id`,
    [name, email],
  );
  return rows[0].id as string;
};
