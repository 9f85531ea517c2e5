-- Customers and the work done for them (specification, section 3). Columns ending in _sort and search_text as in the lead tables.

create table public.clients (
  id uuid primary key default gen_random_uuid(),
  full_name text not null check (length(full_name) <= 200 and btrim(full_name) <> ''),
  email text not null check (length(email) <= 254 and email ~ '^[^[:space:][:cntrl:]@]+@[^[:space:][:cntrl:]@]+$'),
  phone text check (length(phone) <= 50),
  company text check (length(company) <= 200),
  address text check (length(address) <= 500),
  -- The account that belongs to this client: "Linked" when set. Written only by the linking procedures.
  user_id uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  full_name_sort text collate "C" not null generated always as (lower(full_name)) stored,
  email_sort text collate "C" not null generated always as (lower(email)) stored,
  company_sort text collate "C" not null generated always as (lower(coalesce(company, ''))) stored,
  search_text text collate "C" not null generated always as (
    lower(full_name || ' ' || email || ' ' || coalesce(phone, '') || ' ' || coalesce(company, '') || ' ' || coalesce(address, ''))
  ) stored
);

create index clients_newest on public.clients (created_at, id);
create index clients_by_full_name on public.clients (full_name_sort, id);
create index clients_by_email on public.clients (email_sort, id);
create index clients_by_company on public.clients (company_sort, id);
create index clients_by_user on public.clients (user_id);
create index clients_search on public.clients using gin (search_text extensions.gin_trgm_ops);
create trigger clients_touch before update on public.clients
  for each row execute function private.touch_updated_at();

-- A contact becomes at most one client, and a client comes from at most one contact.
alter table public.contact_submissions
  add column converted_client_id uuid unique references public.clients (id) on delete set null;

create table public.projects (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) <= 200 and btrim(name) <> ''),
  description text check (length(description) <= 10000),
  status text collate "C" not null default 'planning' check (status in ('planning', 'in_progress', 'on_hold', 'completed')),
  -- Deleting a client leaves its projects, unassigned.
  client_id uuid references public.clients (id) on delete set null,
  start_date date,
  end_date date,
  budget numeric(14, 2) check (budget >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name_sort text collate "C" not null generated always as (lower(name)) stored,
  -- Empty budgets sort below every amount, open dates after every day.
  budget_sort numeric(14, 2) not null generated always as (coalesce(budget, -1)) stored,
  start_date_sort date not null generated always as (coalesce(start_date, 'infinity'::date)) stored,
  end_date_sort date not null generated always as (coalesce(end_date, 'infinity'::date)) stored,
  search_text text collate "C" not null generated always as (lower(name || ' ' || coalesce(description, ''))) stored,
  constraint projects_end_not_before_start check (end_date >= start_date)
);

create index projects_newest on public.projects (created_at, id);
create index projects_by_name on public.projects (name_sort, id);
create index projects_by_status on public.projects (status, id);
create index projects_newest_of_status on public.projects (status, created_at, id);
create index projects_by_budget on public.projects (budget_sort, id);
create index projects_by_start on public.projects (start_date_sort, id);
create index projects_by_end on public.projects (end_date_sort, id);
create index projects_of_client on public.projects (client_id, created_at, id);
create index projects_search on public.projects using gin (search_text extensions.gin_trgm_ops);
create trigger projects_touch before update on public.projects
  for each row execute function private.touch_updated_at();
