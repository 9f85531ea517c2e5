-- Call-backs on their way. A call is taken with a lease like a mail; unlike a mail it is never placed twice on a doubt: an attempt
-- whose worker vanished is given up, and a person calls instead.

create table private.call_dispatches (
  call_id uuid primary key references public.call_requests (id) on delete cascade,
  lease_token uuid,
  next_attempt_at timestamptz not null default now(),
  -- Set right before the telephone provider is asked: from then on a vanished worker may have placed the call.
  asked_at timestamptz,
  provider_call_id text unique
);
alter table private.call_dispatches enable row level security;

-- `request` is {"size", "lease_seconds"}. Answers the calls taken: {"id", "name", "phone", "attempts", "lease"}.
create function public.calls_claim(request jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  lease uuid := gen_random_uuid();
  taken jsonb;
begin
  -- Doubtful ones: asked for, never settled.
  update public.call_requests c set status = 'failed', last_error = 'The worker that placed the call never reported back; call by hand.'
  from private.call_dispatches d
  where d.call_id = c.id and c.status = 'requested' and d.asked_at is not null and d.next_attempt_at <= clock_timestamp();

  with due as (
    select c.id from public.call_requests c left join private.call_dispatches d on d.call_id = c.id
    where c.status = 'requested' and c.quarantined_at is null and c.due_at <= clock_timestamp()
      and (d.call_id is null or d.next_attempt_at <= clock_timestamp())
    order by c.due_at limit (request ->> 'size')::integer
    for update of c skip locked
  ), leased as (
    insert into private.call_dispatches as d (call_id, lease_token, next_attempt_at, asked_at)
    select due.id, lease, clock_timestamp() + make_interval(secs => (request ->> 'lease_seconds')::double precision), clock_timestamp() from due
    on conflict (call_id) do update set
      lease_token = excluded.lease_token, next_attempt_at = excluded.next_attempt_at, asked_at = excluded.asked_at
    returning d.call_id
  ), counted as (
    update public.call_requests c set attempts = c.attempts + 1 from leased l where c.id = l.call_id
    returning c.id, c.name, c.phone, c.attempts
  )
  select jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'phone', c.phone, 'attempts', c.attempts, 'lease', lease))
  into taken from counted c;
  return coalesce(taken, '[]'::jsonb);
end;
$$;

-- `request` is {"id", "lease", "outcome": "calling" | "retry" | "failed", "provider_id", "error", "delay_ms"}. False when the lease is lost.
create function public.calls_settle(request jsonb) returns boolean
language plpgsql set search_path = '' as $$
declare
  outcome text := request ->> 'outcome';
begin
  update private.call_dispatches d set
    lease_token = null,
    asked_at = case when outcome = 'retry' then null else d.asked_at end,
    provider_call_id = coalesce(request ->> 'provider_id', d.provider_call_id),
    next_attempt_at = case
      when outcome = 'retry' then clock_timestamp() + make_interval(secs => (request ->> 'delay_ms')::double precision / 1000)
      else d.next_attempt_at end
  where d.call_id = (request ->> 'id')::uuid and d.lease_token = (request ->> 'lease')::uuid;
  if not found then
    return false;
  end if;
  update public.call_requests c set
    status = case when outcome = 'retry' then c.status else outcome end,
    last_error = left(request ->> 'error', 500)
  where c.id = (request ->> 'id')::uuid and c.status = 'requested';
  return true;
end;
$$;

-- What the provider reports of a call later on. `request` is {"provider_id", "status": "reached" | "failed", "error"}. Reports come
-- in any order and more than once: the first that ends a call counts.
create function public.calls_report(request jsonb) returns boolean
language plpgsql set search_path = '' as $$
begin
  update public.call_requests c set status = request ->> 'status', last_error = left(request ->> 'error', 500)
  from private.call_dispatches d
  where d.provider_call_id = request ->> 'provider_id' and c.id = d.call_id and c.status in ('requested', 'calling');
  return found;
end;
$$;

revoke execute on function public.calls_claim(jsonb), public.calls_settle(jsonb), public.calls_report(jsonb) from public, anon, authenticated;
grant execute on function public.calls_claim(jsonb), public.calls_settle(jsonb), public.calls_report(jsonb) to service_role;
