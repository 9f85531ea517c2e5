-- What visitors leave: messages, demo requests, call requests, newsletter subscriptions. Written by the intake functions alone.
--
-- Common to all four:
--   quarantined_at   held back as suspected abuse since then; the ordinary lists do not show it
--   idempotency_key  the same for every retry of one submission; body_hash tells a retry from another body under its key
--   email            one @ with something on both sides and no blank or control character; the forms check the finer rules
--   *_sort           lower-cased, byte-wise compared, never null: keyset paging is then one row comparison, in any database
--   search_text      what the admin's search looks into, lower-cased, under a trigram index

create table public.contact_submissions (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) <= 200 and btrim(name) <> ''),
  email text not null check (length(email) <= 254 and email ~ '^[^[:space:][:cntrl:]@]+@[^[:space:][:cntrl:]@]+$'),
  phone text check (length(phone) <= 50),
  message text not null check (length(message) <= 5000 and btrim(message) <> ''),
  email_sent boolean not null default false,
  quarantined_at timestamptz,
  idempotency_key uuid unique,
  body_hash text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name_sort text collate "C" not null generated always as (lower(name)) stored,
  email_sort text collate "C" not null generated always as (lower(email)) stored,
  search_text text collate "C" not null
    generated always as (lower(name || ' ' || email || ' ' || coalesce(phone, '') || ' ' || message)) stored
);

create index contact_submissions_newest on public.contact_submissions (created_at, id) where quarantined_at is null;
create index contact_submissions_by_status on public.contact_submissions (email_sent, created_at, id) where quarantined_at is null;
create index contact_submissions_by_name on public.contact_submissions (name_sort, id) where quarantined_at is null;
create index contact_submissions_by_email on public.contact_submissions (email_sort, id) where quarantined_at is null;
create index contact_submissions_quarantine on public.contact_submissions (created_at, id) where quarantined_at is not null;
create index contact_submissions_search on public.contact_submissions using gin (search_text extensions.gin_trgm_ops);
create trigger contact_submissions_touch before update on public.contact_submissions
  for each row execute function private.touch_updated_at();

create table public.demo_requests (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) <= 200 and btrim(name) <> ''),
  company text not null check (length(company) <= 200 and btrim(company) <> ''),
  email text not null check (length(email) <= 254 and email ~ '^[^[:space:][:cntrl:]@]+@[^[:space:][:cntrl:]@]+$'),
  phone text check (length(phone) <= 50),
  -- Sent as words (specification, section 3): a long date with its weekday, and a half-hour label ending in ' PT'.
  preferred_date text check (length(preferred_date) <= 100),
  preferred_time text check (length(preferred_time) <= 100),
  email_sent boolean not null default false,
  quarantined_at timestamptz,
  idempotency_key uuid unique,
  body_hash text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name_sort text collate "C" not null generated always as (lower(name)) stored,
  company_sort text collate "C" not null generated always as (lower(company)) stored,
  email_sort text collate "C" not null generated always as (lower(email)) stored,
  search_text text collate "C" not null
    generated always as (lower(name || ' ' || company || ' ' || email || ' ' || coalesce(phone, ''))) stored
);

create index demo_requests_newest on public.demo_requests (created_at, id) where quarantined_at is null;
create index demo_requests_by_status on public.demo_requests (email_sent, created_at, id) where quarantined_at is null;
create index demo_requests_by_name on public.demo_requests (name_sort, id) where quarantined_at is null;
create index demo_requests_by_company on public.demo_requests (company_sort, id) where quarantined_at is null;
create index demo_requests_by_email on public.demo_requests (email_sort, id) where quarantined_at is null;
create index demo_requests_quarantine on public.demo_requests (created_at, id) where quarantined_at is not null;
create index demo_requests_search on public.demo_requests using gin (search_text extensions.gin_trgm_ops);
create trigger demo_requests_touch before update on public.demo_requests
  for each row execute function private.touch_updated_at();

create table public.call_requests (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) <= 200 and btrim(name) <> ''),
  phone text not null check (length(phone) <= 50 and btrim(phone) <> ''),
  timing text not null default 'now' check (length(timing) <= 100),
  status text collate "C" not null default 'requested' check (status in ('requested', 'calling', 'reached', 'failed')),
  -- At once in business hours, else the next opening.
  due_at timestamptz not null default now(),
  attempts integer not null default 0 check (attempts >= 0),
  last_error text,
  quarantined_at timestamptz,
  idempotency_key uuid unique,
  body_hash text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name_sort text collate "C" not null generated always as (lower(name)) stored,
  search_text text collate "C" not null generated always as (lower(name || ' ' || phone)) stored
);

create index call_requests_newest on public.call_requests (created_at, id) where quarantined_at is null;
create index call_requests_by_status on public.call_requests (status, id) where quarantined_at is null;
create index call_requests_newest_of_status on public.call_requests (status, created_at, id) where quarantined_at is null;
create index call_requests_by_name on public.call_requests (name_sort, id) where quarantined_at is null;
create index call_requests_due on public.call_requests (due_at) where status = 'requested' and quarantined_at is null;
create index call_requests_quarantine on public.call_requests (created_at, id) where quarantined_at is not null;
create index call_requests_search on public.call_requests using gin (search_text extensions.gin_trgm_ops);
create trigger call_requests_touch before update on public.call_requests
  for each row execute function private.touch_updated_at();

create table public.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  email text not null check (length(email) <= 254 and email ~ '^[^[:space:][:cntrl:]@]+@[^[:space:][:cntrl:]@]+$'),
  status text collate "C" not null default 'pending' check (status in ('pending', 'confirmed', 'unsubscribed')),
  source text not null default 'blog' check (source in ('blog', 'cnc-configurator', 'welding-configurator')),
  -- Products the person waits to hear about.
  products text[] not null default '{}' check (cardinality(products) <= 10),
  -- The consent record (R18): when, to which words.
  consent_at timestamptz,
  consent_text text check (length(consent_text) <= 2000),
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  quarantined_at timestamptz,
  idempotency_key uuid unique,
  body_hash text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- One row a person, however the address is written.
  email_sort text collate "C" not null unique generated always as (lower(email)) stored,
  search_text text collate "C" not null generated always as (lower(email)) stored,
  check (status <> 'confirmed' or confirmed_at is not null)
);

create index newsletter_subscribers_newest on public.newsletter_subscribers (created_at, id) where quarantined_at is null;
create index newsletter_subscribers_by_email on public.newsletter_subscribers (email_sort, id) where quarantined_at is null;
create index newsletter_subscribers_by_status on public.newsletter_subscribers (status, id) where quarantined_at is null;
create index newsletter_subscribers_newest_of_status on public.newsletter_subscribers (status, created_at, id)
  where quarantined_at is null;
create index newsletter_subscribers_newest_of_source on public.newsletter_subscribers (source, created_at, id)
  where quarantined_at is null;
create index newsletter_subscribers_quarantine on public.newsletter_subscribers (created_at, id) where quarantined_at is not null;
create index newsletter_subscribers_search on public.newsletter_subscribers using gin (search_text extensions.gin_trgm_ops);
create trigger newsletter_subscribers_touch before update on public.newsletter_subscribers
  for each row execute function private.touch_updated_at();

-- What customers say on the home page; active ones, newest first (specification, section 7).
create table public.testimonials (
  id uuid primary key default gen_random_uuid(),
  author_name text not null check (length(author_name) <= 200 and btrim(author_name) <> ''),
  author_title text check (length(author_title) <= 200),
  company text check (length(company) <= 200),
  quote text not null check (length(quote) <= 2000 and btrim(quote) <> ''),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index testimonials_active on public.testimonials (created_at desc, id desc) where is_active;
create trigger testimonials_touch before update on public.testimonials
  for each row execute function private.touch_updated_at();
