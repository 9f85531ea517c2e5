-- The person behind a user account (specification, section 3: profiles). `id` equals the authentication user id.
create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  email text not null,
  full_name text check (length(full_name) <= 200),
  phone text check (length(phone) <= 50),
  role text not null default 'client' check (role in ('client', 'admin')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Profiles to assign to a project: role client, by full name (specification, section 7).
create index profiles_by_role on public.profiles (role, full_name, id);

create trigger profiles_touch before update on public.profiles
  for each row execute function private.touch_updated_at();

-- The one answer to "is this an admin", read anew by every statement so that a demotion works at once (R9).
create function private.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.profiles p where p.id = (select auth.uid()) and p.role = 'admin')
$$;
revoke execute on function private.is_admin() from public;
grant execute on function private.is_admin() to authenticated, service_role;

-- First line of every admin procedure.
create function private.require_admin() returns void
language plpgsql stable set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'Admin access required.' using errcode = '42501';
  end if;
end;
$$;
