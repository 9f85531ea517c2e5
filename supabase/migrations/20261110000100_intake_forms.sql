-- The three forms that make a lead. One call stores lead and mails in one transaction (R11), or neither.
--
-- `request` of all three:
--   lead        the checked payload, in the columns' names
--   key         the submission's idempotency key
--   body_hash   a digest of the payload: tells a retry from another submission under its key
--   address     the caller's address, or null when no trusted header names it
--   limits      see private.count_submission
--   suspicion   why the submission is held back, or null
--   staff       where notifications go; mail_domain: the right-hand side of message ids
-- Answers {"outcome": "accepted" | "replayed", "id", "due_at"?} or {"outcome": "conflict"} or {"outcome": "limited", "wait"}.

-- Why a lead was held back; apart from the lead, for whoever tunes the checks.
create table private.suspicions (
  lead_table text not null,
  lead_id uuid not null,
  reason text not null check (length(reason) <= 200),
  created_at timestamptz not null default now(),
  primary key (lead_table, lead_id)
);
alter table private.suspicions enable row level security;

create function private.note_suspicion(of_table text, of_lead uuid, why text) returns void
language sql volatile set search_path = '' as $$
  insert into private.suspicions (lead_table, lead_id, reason) values (of_table, of_lead, why)
  on conflict (lead_table, lead_id) do update set reason = excluded.reason, created_at = now()
$$;

-- Stores a mail about a lead. The message id is fixed here, for good: every attempt to send it carries the same one.
create function private.store_mail(of_kind text, of_table text, of_lead uuid, recipient text, mail_domain text, held boolean) returns void
language plpgsql set search_path = '' as $$
declare
  new_id uuid := gen_random_uuid();
begin
  insert into private.mail_outbox (id, kind, lead_table, lead_id, to_email, status, message_id)
  values (new_id, of_kind, of_table, of_lead, recipient, case when held then 'held' else 'queued' end, '<' || new_id || '@' || mail_domain || '>');
end;
$$;

-- One submission at a time under one key: the second waits here and then finds what the first has stored.
create function private.lock_submission(key uuid) returns void
language sql volatile set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended(key::text, 5))
$$;

create function private.limited(wait integer) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('outcome', 'limited', 'wait', wait)
$$;

create function private.known_submission(id uuid, known_hash text, asked_hash text) returns jsonb
language sql immutable set search_path = '' as $$
  select case when known_hash = asked_hash then jsonb_build_object('outcome', 'replayed', 'id', id)
    else jsonb_build_object('outcome', 'conflict') end
$$;

create function public.intake_contact(request jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  submission_key uuid := (request ->> 'key')::uuid;
  held boolean := request ->> 'suspicion' is not null;
  visitor text := request #>> '{lead,email}';
  known public.contact_submissions;
  new_id uuid;
  wait integer;
begin
  perform private.lock_submission(submission_key);
  select * into known from public.contact_submissions s where s.idempotency_key = submission_key;
  if found then
    return private.known_submission(known.id, known.body_hash, request ->> 'body_hash');
  end if;
  wait := private.count_submission(request ->> 'address', visitor, request -> 'limits');
  if wait > 0 then
    return private.limited(wait);
  end if;

  insert into public.contact_submissions (name, email, phone, message, quarantined_at, idempotency_key, body_hash)
  values (
    request #>> '{lead,name}', visitor, request #>> '{lead,phone}', request #>> '{lead,message}',
    case when held then now() end, submission_key, request ->> 'body_hash')
  returning id into new_id;
  perform private.store_mail('contact-notification', 'contact_submissions', new_id, request ->> 'staff', request ->> 'mail_domain', held);
  perform private.store_mail('contact-acknowledgement', 'contact_submissions', new_id, visitor, request ->> 'mail_domain', held);
  if held then
    perform private.note_suspicion('contact_submissions', new_id, request ->> 'suspicion');
  end if;
  return jsonb_build_object('outcome', 'accepted', 'id', new_id);
end;
$$;

create function public.intake_demo(request jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  submission_key uuid := (request ->> 'key')::uuid;
  held boolean := request ->> 'suspicion' is not null;
  visitor text := request #>> '{lead,email}';
  known public.demo_requests;
  new_id uuid;
  wait integer;
begin
  perform private.lock_submission(submission_key);
  select * into known from public.demo_requests s where s.idempotency_key = submission_key;
  if found then
    return private.known_submission(known.id, known.body_hash, request ->> 'body_hash');
  end if;
  wait := private.count_submission(request ->> 'address', visitor, request -> 'limits');
  if wait > 0 then
    return private.limited(wait);
  end if;

  insert into public.demo_requests (name, company, email, phone, preferred_date, preferred_time, quarantined_at, idempotency_key, body_hash)
  values (
    request #>> '{lead,name}', request #>> '{lead,company}', visitor, request #>> '{lead,phone}',
    request #>> '{lead,preferred_date}', request #>> '{lead,preferred_time}',
    case when held then now() end, submission_key, request ->> 'body_hash')
  returning id into new_id;
  perform private.store_mail('demo-notification', 'demo_requests', new_id, request ->> 'staff', request ->> 'mail_domain', held);
  perform private.store_mail('demo-acknowledgement', 'demo_requests', new_id, visitor, request ->> 'mail_domain', held);
  if held then
    perform private.note_suspicion('demo_requests', new_id, request ->> 'suspicion');
  end if;
  return jsonb_build_object('outcome', 'accepted', 'id', new_id);
end;
$$;

-- The lead also carries due_at. A replay answers the moment promised the first time.
create function public.intake_call(request jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  submission_key uuid := (request ->> 'key')::uuid;
  held boolean := request ->> 'suspicion' is not null;
  known public.call_requests;
  new_id uuid;
  wait integer;
begin
  perform private.lock_submission(submission_key);
  select * into known from public.call_requests s where s.idempotency_key = submission_key;
  if found then
    return private.known_submission(known.id, known.body_hash, request ->> 'body_hash') || jsonb_build_object('due_at', known.due_at);
  end if;
  wait := private.count_submission(request ->> 'address', request #>> '{lead,phone}', request -> 'limits');
  if wait > 0 then
    return private.limited(wait);
  end if;

  insert into public.call_requests (name, phone, timing, due_at, quarantined_at, idempotency_key, body_hash)
  values (
    request #>> '{lead,name}', request #>> '{lead,phone}', request #>> '{lead,timing}', (request #>> '{lead,due_at}')::timestamptz,
    case when held then now() end, submission_key, request ->> 'body_hash')
  returning id into new_id;
  perform private.store_mail('call-notification', 'call_requests', new_id, request ->> 'staff', request ->> 'mail_domain', held);
  if held then
    perform private.note_suspicion('call_requests', new_id, request ->> 'suspicion');
  end if;
  return jsonb_build_object('outcome', 'accepted', 'id', new_id, 'due_at', request #>> '{lead,due_at}');
end;
$$;

revoke execute on function public.intake_contact(jsonb), public.intake_demo(jsonb), public.intake_call(jsonb) from public, anon, authenticated;
grant execute on function
  public.intake_contact(jsonb), public.intake_demo(jsonb), public.intake_call(jsonb),
  private.note_suspicion(text, uuid, text), private.store_mail(text, text, uuid, text, text, boolean),
  private.lock_submission(uuid), private.limited(integer), private.known_submission(uuid, text, text)
to service_role;
