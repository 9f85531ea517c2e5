-- Who may do what (specification, section 6). Three layers, because no single one holds everywhere: column grants, row level
-- security, and triggers that guard roles and owner columns even after a wholesale GRANT.

alter table public.profiles enable row level security;
alter table public.clients enable row level security;
alter table public.projects enable row level security;
alter table public.contact_submissions enable row level security;
alter table public.demo_requests enable row level security;
alter table public.call_requests enable row level security;
alter table public.newsletter_subscribers enable row level security;
alter table public.testimonials enable row level security;

revoke all on all tables in schema public from anon, authenticated;
grant all on all tables in schema public to service_role;

-- Testimonials: everyone reads the active ones, an admin all.
grant select on public.testimonials to anon, authenticated;
create policy "visitors read active testimonials" on public.testimonials for select to anon using (is_active);
create policy "people read active testimonials, admins all" on public.testimonials for select to authenticated
  using (is_active or (select private.is_admin()));

-- Profiles: one's own, and an admin reads all. A row is inserted by the browser only when sign-up left none (section 4).
grant select, insert (id, email, full_name, phone, role), update (full_name, phone) on public.profiles to authenticated;
create policy "people read their own profile, admins all" on public.profiles for select to authenticated
  using (id = (select auth.uid()) or (select private.is_admin()));
create policy "people create their own profile as client" on public.profiles for insert to authenticated
  with check (id = (select auth.uid()) and role = 'client');
create policy "people change their own profile" on public.profiles for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));

-- Leads: admins read. Nobody writes them but the intake functions and the admin procedures.
grant select on public.contact_submissions, public.demo_requests, public.call_requests, public.newsletter_subscribers to authenticated;
create policy "admins read contact submissions" on public.contact_submissions for select to authenticated
  using ((select private.is_admin()));
create policy "admins read demo requests" on public.demo_requests for select to authenticated
  using ((select private.is_admin()));
create policy "admins read call requests" on public.call_requests for select to authenticated
  using ((select private.is_admin()));
create policy "admins read newsletter subscribers" on public.newsletter_subscribers for select to authenticated
  using ((select private.is_admin()));

-- Clients: admins everything but the link; the linked account reads its own.
grant select, delete on public.clients to authenticated;
grant insert (id, full_name, email, phone, company, address) on public.clients to authenticated;
grant update (full_name, email, phone, company, address) on public.clients to authenticated;
create policy "accounts read their own client, admins all" on public.clients for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));
create policy "admins create clients" on public.clients for insert to authenticated
  with check ((select private.is_admin()));
create policy "admins change clients" on public.clients for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins delete clients" on public.clients for delete to authenticated
  using ((select private.is_admin()));

-- The clients of the account that asks; a definer function, so that the projects' policy does not run the clients' policy inside itself.
create function private.own_client_ids() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select c.id from public.clients c where c.user_id = (select auth.uid())
$$;
revoke execute on function private.own_client_ids() from public;
grant execute on function private.own_client_ids() to authenticated, service_role;

-- Projects: admins everything; an account reads the projects of its client.
grant select, delete on public.projects to authenticated;
grant insert (id, name, description, status, client_id, start_date, end_date, budget) on public.projects to authenticated;
grant update (name, description, status, client_id, start_date, end_date, budget) on public.projects to authenticated;
create policy "accounts read their client's projects, admins all" on public.projects for select to authenticated
  using (client_id in (select private.own_client_ids()) or (select private.is_admin()));
create policy "admins create projects" on public.projects for insert to authenticated
  with check ((select private.is_admin()));
create policy "admins change projects" on public.projects for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins delete projects" on public.projects for delete to authenticated
  using ((select private.is_admin()));

-- Guards. The table's owner (definer procedures, foreign key actions, a person at the SQL console) and the service role are
-- trusted; everyone else keeps out of roles, owners, identities and time stamps, whatever was granted. Being part of the trigger's
-- condition, the check runs with the writer's own name.
create function private.is_trusted_writer(relation regclass) returns boolean
language sql stable set search_path = '' as $$
  select current_user = 'service_role'
    or current_user = (select pg_catalog.pg_get_userbyid(c.relowner) from pg_catalog.pg_class c where c.oid = relation)
$$;
grant execute on function private.is_trusted_writer(regclass) to public;

create function private.guard_profile() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    if new.role is distinct from 'client' then
      raise exception 'Only the service role may grant a role.' using errcode = '42501';
    end if;
    new.created_at := now();
    new.updated_at := new.created_at;
  elsif new.role is distinct from old.role then
    raise exception 'Only the service role may change a role.' using errcode = '42501';
  elsif (new.id, new.email, new.created_at) is distinct from (old.id, old.email, old.created_at) then
    raise exception 'Only the full name and the phone of a profile can be changed.' using errcode = '42501';
  end if;
  return new;
end;
$$;

create function private.guard_client() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    if new.user_id is not null then
      raise exception 'A client is linked to an account only by its confirmed e-mail address.' using errcode = '42501';
    end if;
    new.created_at := now();
    new.updated_at := new.created_at;
  elsif new.user_id is distinct from old.user_id then
    raise exception 'A client is linked to an account only by its confirmed e-mail address.' using errcode = '42501';
  elsif (new.id, new.created_at) is distinct from (old.id, old.created_at) then
    raise exception 'The identity of a client cannot be changed.' using errcode = '42501';
  end if;
  return new;
end;
$$;

create function private.guard_project() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    new.created_at := now();
    new.updated_at := new.created_at;
  elsif (new.id, new.created_at) is distinct from (old.id, old.created_at) then
    raise exception 'The identity of a project cannot be changed.' using errcode = '42501';
  end if;
  return new;
end;
$$;

create trigger profiles_guard before insert or update on public.profiles
  for each row when (not private.is_trusted_writer('public.profiles')) execute function private.guard_profile();
create trigger clients_guard before insert or update on public.clients
  for each row when (not private.is_trusted_writer('public.clients')) execute function private.guard_client();
create trigger projects_guard before insert or update on public.projects
  for each row when (not private.is_trusted_writer('public.projects')) execute function private.guard_project();

-- A profile carries the address of its account, whatever the browser's fallback insert claims.
create function private.stamp_profile_email() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.email := coalesce((select u.email from auth.users u where u.id = new.id), new.email);
  return new;
end;
$$;
create trigger profiles_stamp_email before insert on public.profiles
  for each row execute function private.stamp_profile_email();
