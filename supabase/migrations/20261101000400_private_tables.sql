-- Machinery behind the forms: outgoing mail, newsletter tokens, rate limits. Reached by definer procedures and the service role only;
-- row level security without a policy keeps everyone else out even where table privileges were granted wholesale.

-- Transactional outbox: a mail is stored with its lead and sent afterwards.
create table private.mail_outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (length(kind) <= 100),
  -- The lead this mail is about, e.g. ('contact_submissions', id); null for mails without one.
  lead_table text check (lead_table in ('contact_submissions', 'demo_requests', 'call_requests', 'newsletter_subscribers')),
  lead_id uuid,
  to_email text not null check (length(to_email) <= 254 and to_email ~ '^[^[:space:][:cntrl:]@]+@[^[:space:][:cntrl:]@]+$'),
  payload jsonb not null default '{}',
  -- held: its lead is in quarantine. dead: given up after the last attempt. suppressed: the address bounced or unsubscribed.
  status text collate "C" not null default 'queued'
    check (status in ('held', 'queued', 'sending', 'sent', 'dead', 'suppressed')),
  attempts integer not null default 0 check (attempts >= 0),
  next_attempt_at timestamptz not null default now(),
  leased_until timestamptz,
  lease_token uuid,
  last_error text,
  provider_message_id text,
  message_id text unique,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index mail_outbox_due on private.mail_outbox (next_attempt_at) where status in ('queued', 'sending');
create index mail_outbox_of_lead on private.mail_outbox (lead_table, lead_id);
create index mail_outbox_newest on private.mail_outbox (created_at, id);
create index mail_outbox_newest_of_status on private.mail_outbox (status, created_at, id);
alter table private.mail_outbox enable row level security;

-- Only hashes: a leaked table confirms and unsubscribes nobody (R17).
create table private.newsletter_tokens (
  token_hash bytea primary key,
  subscriber_id uuid not null references public.newsletter_subscribers (id) on delete cascade,
  purpose text not null check (purpose in ('confirm', 'unsubscribe')),
  expires_at timestamptz,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index newsletter_tokens_of_subscriber on private.newsletter_tokens (subscriber_id, purpose);
create index newsletter_tokens_expiring on private.newsletter_tokens (expires_at);
alter table private.newsletter_tokens enable row level security;

create table private.rate_limits (
  key text not null,
  window_start timestamptz not null,
  count integer not null default 0,
  primary key (key, window_start)
);
create index rate_limits_by_window on private.rate_limits (window_start);
alter table private.rate_limits enable row level security;

-- Addresses that get no further mail: bounced, complained or unsubscribed.
create table private.mail_suppressions (
  email text collate "C" primary key check (email = lower(email)),
  reason text not null check (length(reason) <= 200),
  created_at timestamptz not null default now()
);
alter table private.mail_suppressions enable row level security;

-- A day's salt for hashing client addresses; thrown away with the day, so that yesterday's hashes say nothing.
create table private.salts (
  day date primary key,
  salt bytea not null
);
alter table private.salts enable row level security;

grant all on all tables in schema private to service_role;
