-- What is kept how long, and everything about one person: shown or removed on request.

-- `request` is {"quarantine_days", "mails_days", "requests_days", "pending_days"}. Answers how many rows went, by table.
create function public.intake_purge(request jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  quarantine_until timestamptz := now() - make_interval(days => (request ->> 'quarantine_days')::integer);
  mails_until timestamptz := now() - make_interval(days => (request ->> 'mails_days')::integer);
  gone bigint;
  done jsonb := '{}';
  lead_table text;
begin
  foreach lead_table in array array['contact_submissions', 'demo_requests', 'call_requests', 'newsletter_subscribers'] loop
    execute format('select count(*) from public.%I where quarantined_at < $1', lead_table) into gone using quarantine_until;
    execute format(
      'delete from private.mail_outbox m using public.%I l where m.lead_table = %L and m.lead_id = l.id and l.quarantined_at < $1',
      lead_table, lead_table) using quarantine_until;
    execute format('delete from private.suspicions s using public.%I l where s.lead_table = %L and s.lead_id = l.id and l.quarantined_at < $1',
      lead_table, lead_table) using quarantine_until;
    execute format('delete from public.%I where quarantined_at < $1', lead_table) using quarantine_until;
    done := done || jsonb_build_object(lead_table, gone);
  end loop;

  delete from public.newsletter_subscribers s
  where s.status = 'pending' and s.updated_at < now() - make_interval(days => (request ->> 'pending_days')::integer)
    and not exists (
      select 1 from private.newsletter_requests r
      where r.subscriber_id = s.id and r.created_at >= now() - make_interval(days => (request ->> 'pending_days')::integer));
  get diagnostics gone = row_count;
  done := done || jsonb_build_object('pending_subscribers', gone);

  delete from private.mail_outbox m where m.status in ('sent', 'suppressed', 'dead') and m.created_at < mails_until;
  get diagnostics gone = row_count;
  delete from private.mail_outbox m where m.status = 'held' and m.created_at < quarantine_until;
  -- The mail of a subscriber that is gone must not go out any more.
  delete from private.mail_outbox m where m.lead_table = 'newsletter_subscribers'
    and not exists (select 1 from public.newsletter_subscribers s where s.id = m.lead_id);
  done := done || jsonb_build_object('mails', gone);

  -- Confirmation links that have run out; kept a while so that they can still say that they have.
  delete from private.newsletter_tokens t where t.purpose = 'confirm' and t.expires_at < mails_until;
  get diagnostics gone = row_count;
  done := done || jsonb_build_object('tokens', gone);
  delete from private.newsletter_requests r where r.created_at < now() - make_interval(days => (request ->> 'requests_days')::integer);
  get diagnostics gone = row_count;
  done := done || jsonb_build_object('requests', gone);

  delete from private.rate_limits r where r.window_start < now() - interval '2 days';
  get diagnostics gone = row_count;
  done := done || jsonb_build_object('limits', gone);
  delete from private.salts s where s.day < (now() at time zone 'UTC')::date;
  return done;
end;
$$;

-- Everything stored about an e-mail address, as JSON; its account, if it has one, is named too.
create function public.privacy_export(email text) returns jsonb
language plpgsql stable set search_path = '' set timezone = 'UTC' as $$
declare
  wanted text := lower(btrim(privacy_export.email));
  hidden text[] := array['search_text', 'name_sort', 'email_sort', 'company_sort', 'full_name_sort', 'body_hash'];
begin
  return jsonb_build_object(
    'email', wanted,
    'profiles', (select coalesce(jsonb_agg(to_jsonb(p) - hidden), '[]') from public.profiles p where lower(p.email) = wanted),
    'clients', (select coalesce(jsonb_agg(to_jsonb(c) - hidden), '[]') from public.clients c where lower(c.email) = wanted),
    'projects', (
      select coalesce(jsonb_agg(to_jsonb(p) - hidden), '[]') from public.projects p join public.clients c on c.id = p.client_id
      where lower(c.email) = wanted),
    'contact_submissions', (select coalesce(jsonb_agg(to_jsonb(l) - hidden), '[]') from public.contact_submissions l where l.email_sort = wanted),
    'demo_requests', (select coalesce(jsonb_agg(to_jsonb(l) - hidden), '[]') from public.demo_requests l where l.email_sort = wanted),
    'call_requests', (
      select coalesce(jsonb_agg(to_jsonb(l) - hidden), '[]') from public.call_requests l where l.phone in (select private.phones_of(wanted))),
    'newsletter_subscribers', (
      select coalesce(jsonb_agg(to_jsonb(l) - hidden), '[]') from public.newsletter_subscribers l where l.email_sort = wanted),
    'newsletter_requests', (
      select coalesce(jsonb_agg(to_jsonb(r) - 'body_hash'), '[]') from private.newsletter_requests r
      join public.newsletter_subscribers s on s.id = r.subscriber_id where s.email_sort = wanted),
    'mails', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', m.id, 'kind', m.kind, 'to', m.to_email, 'status', m.status, 'created_at', m.created_at, 'sent_at', m.sent_at)), '[]')
      from private.mail_outbox m where private.mail_is_about(m, wanted)),
    'suppressions', (select coalesce(jsonb_agg(to_jsonb(s)), '[]') from private.mail_suppressions s where s.email = wanted)
  );
end;
$$;

-- The telephone numbers, in international form, that leads with this address have left: call requests carry no e-mail address.
create function private.phones_of(wanted text) returns setof text
language sql stable set search_path = '' as $$
  select '+' || regexp_replace(p.phone, '\D', '', 'g') from (
    select l.phone from public.contact_submissions l where l.email_sort = wanted
    union select l.phone from public.demo_requests l where l.email_sort = wanted
    union select c.phone from public.clients c where lower(c.email) = wanted
  ) p where p.phone like '+%'
$$;

create function private.mail_is_about(mail private.mail_outbox, wanted text) returns boolean
language sql stable set search_path = '' as $$
  select lower(mail.to_email) = wanted
    or (mail.lead_table = 'contact_submissions' and exists (select 1 from public.contact_submissions l where l.id = mail.lead_id and l.email_sort = wanted))
    or (mail.lead_table = 'demo_requests' and exists (select 1 from public.demo_requests l where l.id = mail.lead_id and l.email_sort = wanted))
    or (mail.lead_table = 'newsletter_subscribers' and exists (select 1 from public.newsletter_subscribers l where l.id = mail.lead_id and l.email_sort = wanted))
    or (mail.lead_table = 'call_requests' and exists (
      select 1 from public.call_requests l where l.id = mail.lead_id and l.phone in (select private.phones_of(wanted))))
$$;

-- Removes what visitors' forms have stored about an address, their mails included. What the company keeps for its business (client,
-- projects, account) is counted, not removed: that takes a decision, and the admin dashboard. A suppression stays, as the wish not to
-- be written to is what it records. Answers how many rows went, by table.
create function public.privacy_erase(email text) returns jsonb
language plpgsql set search_path = '' as $$
declare
  wanted text := lower(btrim(privacy_erase.email));
  phones text[] := array(select private.phones_of(wanted));
  gone bigint;
  done jsonb := '{}';
begin
  delete from private.mail_outbox m where private.mail_is_about(m, wanted);
  get diagnostics gone = row_count;
  done := done || jsonb_build_object('mails', gone);
  delete from private.suspicions s where
    (s.lead_table = 'contact_submissions' and s.lead_id in (select l.id from public.contact_submissions l where l.email_sort = wanted))
    or (s.lead_table = 'demo_requests' and s.lead_id in (select l.id from public.demo_requests l where l.email_sort = wanted))
    or (s.lead_table = 'newsletter_subscribers' and s.lead_id in (select l.id from public.newsletter_subscribers l where l.email_sort = wanted))
    or (s.lead_table = 'call_requests' and s.lead_id in (select l.id from public.call_requests l where l.phone = any (phones)));
  delete from public.call_requests l where l.phone = any (phones);
  get diagnostics gone = row_count;
  done := done || jsonb_build_object('call_requests', gone);
  delete from public.contact_submissions l where l.email_sort = wanted;
  get diagnostics gone = row_count;
  done := done || jsonb_build_object('contact_submissions', gone);
  delete from public.demo_requests l where l.email_sort = wanted;
  get diagnostics gone = row_count;
  done := done || jsonb_build_object('demo_requests', gone);
  delete from public.newsletter_subscribers l where l.email_sort = wanted;
  get diagnostics gone = row_count;
  return done || jsonb_build_object(
    'newsletter_subscribers', gone,
    'kept', jsonb_build_object(
      'profiles', (select count(*) from public.profiles p where lower(p.email) = wanted),
      'clients', (select count(*) from public.clients c where lower(c.email) = wanted)));
end;
$$;

revoke execute on function public.intake_purge(jsonb), public.privacy_export(text), public.privacy_erase(text) from public, anon, authenticated;
grant execute on function
  public.intake_purge(jsonb), public.privacy_export(text), public.privacy_erase(text),
  private.phones_of(text), private.mail_is_about(private.mail_outbox, text)
to service_role;
