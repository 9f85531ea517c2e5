-- The worker's side of the outbox. A mail is taken with a lease, sent, and settled; only the holder of the lease may settle it, so two
-- workers never send the same mail at the same time, and what a dead worker held is free again when its lease has run out (R13).

-- `next_attempt_at` is also the end of the lease while a mail is being sent: one condition, one index, finds all that is due.
-- `request` is {"size", "lease_seconds", "max_attempts"}. Answers the mails taken, oldest due first, each with its lead's columns.
create function public.mail_claim(request jsonb) returns jsonb
language plpgsql set search_path = '' set timezone = 'UTC' as $$
declare
  lease uuid := gen_random_uuid();
  lease_end timestamptz := clock_timestamp() + make_interval(secs => (request ->> 'lease_seconds')::double precision);
  taken jsonb;
begin
  with due as (
    select m.id, m.status, m.attempts, m.kind, m.created_at, lower(m.to_email) as recipient
    from private.mail_outbox m
    where m.status in ('queued', 'sending') and m.next_attempt_at <= clock_timestamp()
    order by m.next_attempt_at
    limit (request ->> 'size')::integer
    for update skip locked
  ), judged as (
    select d.id,
      case
        -- Bounced: no mail any more. Unsubscribed: none of the newsletter's that was stored before the person left it.
        when s.reason <> 'unsubscribed' then 'suppressed'
        when s.reason = 'unsubscribed' and d.kind like 'newsletter-%' and d.kind <> 'newsletter-unsubscribed'
          and d.created_at <= s.created_at then 'suppressed'
        -- Its last attempt never came back.
        when d.attempts >= (request ->> 'max_attempts')::integer then 'dead'
        else 'sending'
      end as verdict
    from due d left join private.mail_suppressions s on s.email = d.recipient
  ), changed as (
    update private.mail_outbox m set
      status = j.verdict,
      attempts = m.attempts + (j.verdict = 'sending')::integer,
      lease_token = case when j.verdict = 'sending' then lease end,
      leased_until = case when j.verdict = 'sending' then lease_end end,
      next_attempt_at = case when j.verdict = 'sending' then lease_end else m.next_attempt_at end,
      last_error = case j.verdict
        when 'dead' then coalesce(m.last_error, 'The worker that sent it last never reported back.')
        when 'suppressed' then 'The address is suppressed.'
        else m.last_error end
    from judged j where m.id = j.id
    returning m.*
  )
  select jsonb_agg(jsonb_build_object(
      'id', c.id, 'kind', c.kind, 'to', c.to_email, 'payload', c.payload, 'attempts', c.attempts, 'lease', c.lease_token,
      'message_id', c.message_id, 'created_at', c.created_at,
      'lead', case c.lead_table
        when 'contact_submissions' then (select to_jsonb(l) from public.contact_submissions l where l.id = c.lead_id)
        when 'demo_requests' then (select to_jsonb(l) from public.demo_requests l where l.id = c.lead_id)
        when 'call_requests' then (select to_jsonb(l) from public.call_requests l where l.id = c.lead_id)
        when 'newsletter_subscribers' then (select to_jsonb(l) from public.newsletter_subscribers l where l.id = c.lead_id)
      end - array['search_text', 'name_sort', 'email_sort', 'company_sort', 'body_hash', 'idempotency_key']
    ) order by c.created_at, c.id)
  into taken from changed c where c.status = 'sending';
  return coalesce(taken, '[]'::jsonb);
end;
$$;

-- Writes down how attempts ended. `request` is {"results": [{"id", "lease", "outcome", "error", "provider_id", "delay_ms"}], "token_hours"}:
--   sent    accepted by the receiving server; its lead counts as notified (specification, section 3: email_sent)
--   retry   to be tried again after delay_ms
--   release not tried after all (the provider is down): due again after delay_ms, and the attempt does not count
--   dead    given up
--   bounced given up, and the address gets no further mail
-- A result whose lease is no longer held changes nothing. Answers how many were written.
create function public.mail_settle(request jsonb) returns integer
language plpgsql set search_path = '' as $$
declare
  sent_mails uuid[];
  settled integer;
begin
  with results as (
    select * from jsonb_to_recordset(request -> 'results')
      as r (id uuid, lease uuid, outcome text, error text, provider_id text, delay_ms double precision)
  ), changed as (
    update private.mail_outbox m set
      status = case when r.outcome = 'sent' then 'sent' when r.outcome in ('retry', 'release') then 'queued' else 'dead' end,
      attempts = m.attempts - (r.outcome = 'release')::integer,
      sent_at = case when r.outcome = 'sent' then clock_timestamp() end,
      next_attempt_at = case when r.outcome in ('retry', 'release') then clock_timestamp() + make_interval(secs => r.delay_ms / 1000) else m.next_attempt_at end,
      provider_message_id = coalesce(left(r.provider_id, 500), m.provider_message_id),
      last_error = case when r.outcome = 'release' then m.last_error else left(r.error, 500) end,
      lease_token = null,
      leased_until = null
    from results r
    where m.id = r.id and m.status = 'sending' and m.lease_token = r.lease
    returning m.id, m.kind, m.lead_table, m.lead_id, m.to_email, r.outcome
  ), contacts as (
    update public.contact_submissions l set email_sent = true from changed c
    where c.outcome = 'sent' and c.kind = 'contact-notification' and l.id = c.lead_id
  ), demos as (
    update public.demo_requests l set email_sent = true from changed c
    where c.outcome = 'sent' and c.kind = 'demo-notification' and l.id = c.lead_id
  ), bounces as (
    insert into private.mail_suppressions (email, reason)
    select distinct lower(c.to_email), 'bounced' from changed c where c.outcome = 'bounced'
    on conflict (email) do update set reason = 'bounced', created_at = now()
  )
  select count(*), array_agg(c.id) filter (where c.outcome = 'sent' and c.kind = 'newsletter-verification')
  into settled, sent_mails from changed c;

  if sent_mails is not null then
    -- A link lives from when its mail left, not from when it was stored: an outage or quarantine must not use its time up.
    update private.newsletter_tokens t set expires_at = clock_timestamp() + make_interval(secs => (request ->> 'token_hours')::double precision * 3600)
    where t.mail_id = any (sent_mails) and t.purpose = 'confirm' and t.used_at is null;
  end if;
  return settled;
end;
$$;

-- What the provider reports of a mail it had accepted: `request` is {"provider_id", "reason": "bounced" | "complained"}. A visitor's
-- address gets no further mail. A notification that never reached staff is a dead letter, for an admin to see. False: no such mail.
create function public.mail_report(request jsonb) returns boolean
language plpgsql set search_path = '' as $$
declare
  reported private.mail_outbox;
begin
  update private.mail_outbox m set
    status = case when m.kind like '%-notification' then 'dead' else m.status end,
    last_error = 'Reported by the provider: ' || (request ->> 'reason')
  where m.provider_message_id = request ->> 'provider_id' and m.status = 'sent'
  returning * into reported;
  if not found then
    return false;
  end if;
  if reported.kind not like '%-notification' then
    insert into private.mail_suppressions (email, reason) values (lower(reported.to_email), request ->> 'reason')
    on conflict (email) do update set reason = excluded.reason, created_at = now();
  end if;
  return true;
end;
$$;
create index mail_outbox_by_provider_id on private.mail_outbox (provider_message_id) where provider_message_id is not null;

-- Whether mail and calls get through. Seconds are null when nothing waits. A mail waits since it was due; a notification to staff waits
-- since it was stored, however often it was tried: nobody at that end is to be given hours of patience.
create function public.outbox_health() returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'oldest_due_seconds', (
      select floor(extract(epoch from clock_timestamp() - min(case when m.kind like '%-notification' then m.created_at else m.next_attempt_at end)))
      from private.mail_outbox m
      where m.status in ('queued', 'sending') and (m.kind like '%-notification' or m.next_attempt_at <= clock_timestamp())),
    'queued', (select count(*) from private.mail_outbox m where m.status in ('queued', 'sending')),
    'dead', (select count(*) from private.mail_outbox m where m.status = 'dead'),
    'oldest_due_call_seconds', (
      select floor(extract(epoch from clock_timestamp() - min(c.due_at))) from public.call_requests c
      where c.status = 'requested' and c.quarantined_at is null and c.due_at <= clock_timestamp())
  )
$$;

revoke execute on function public.mail_claim(jsonb), public.mail_settle(jsonb), public.mail_report(jsonb), public.outbox_health() from public, anon, authenticated;
grant execute on function public.mail_claim(jsonb), public.mail_settle(jsonb), public.mail_report(jsonb), public.outbox_health() to service_role;
