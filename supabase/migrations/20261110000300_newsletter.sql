-- Double opt-in. Asking stores a request and a mail; only the link in that mail makes a subscriber (R17, R18).

alter table private.newsletter_tokens
  -- The mail whose link carries the token, and what the person asked for with it.
  add column mail_id uuid,
  add column source text check (source in ('blog', 'cnc-configurator', 'welding-configurator'));
create index newsletter_tokens_of_mail on private.newsletter_tokens (mail_id);

-- One row a submission of the form, kept as the record of the asking: a person has one subscription but may ask more than once.
create table private.newsletter_requests (
  idempotency_key uuid primary key,
  body_hash text not null,
  subscriber_id uuid not null references public.newsletter_subscribers (id) on delete cascade,
  source text not null,
  created_at timestamptz not null default now()
);
create index newsletter_requests_of_subscriber on private.newsletter_requests (subscriber_id);
create index newsletter_requests_by_age on private.newsletter_requests (created_at);
alter table private.newsletter_requests enable row level security;

-- The product that a configurator page is about.
create function private.product_of(source text) returns text[]
language sql immutable set search_path = '' as $$
  select case source when 'cnc-configurator' then array['cnc'] when 'welding-configurator' then array['welding'] else '{}'::text[] end
$$;

-- `mail` is {"id", "tokens": {"confirm", "unsubscribe"}}: the tokens' SHA-256, in hex.
create function private.store_newsletter_mail(of_kind text, subscriber uuid, recipient text, mail jsonb, mail_domain text, held boolean, of_source text)
returns void language plpgsql set search_path = '' as $$
begin
  insert into private.mail_outbox (id, kind, lead_table, lead_id, to_email, status, message_id, payload)
  values (
    (mail ->> 'id')::uuid, of_kind, 'newsletter_subscribers', subscriber, recipient, case when held then 'held' else 'queued' end,
    '<' || (mail ->> 'id') || '@' || mail_domain || '>', jsonb_build_object('source', of_source));
  insert into private.newsletter_tokens (token_hash, subscriber_id, purpose, mail_id, source)
  select decode(t.value, 'hex'), subscriber, t.key, (mail ->> 'id')::uuid, of_source from jsonb_each_text(mail -> 'tokens') t;
end;
$$;

-- `request` as for the other forms, and `mail` (see above). The answer never tells whether the address was known: a verification mail
-- goes out for a new, a pending, a confirmed and an unsubscribed address alike.
create function public.intake_newsletter(request jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  submission_key uuid := (request ->> 'key')::uuid;
  held boolean := request ->> 'suspicion' is not null;
  visitor text := request #>> '{lead,email}';
  wanted text := request #>> '{lead,source}';
  known private.newsletter_requests;
  subscriber public.newsletter_subscribers;
  wait integer;
begin
  perform private.lock_submission(submission_key);
  select * into known from private.newsletter_requests r where r.idempotency_key = submission_key;
  if found then
    return private.known_submission(known.subscriber_id, known.body_hash, request ->> 'body_hash');
  end if;
  wait := private.count_submission(request ->> 'address', visitor, request -> 'limits');
  if wait > 0 then
    return private.limited(wait);
  end if;

  insert into public.newsletter_subscribers as s (email, source, products, quarantined_at)
  values (visitor, wanted, private.product_of(wanted), case when held then now() end)
  on conflict (email_sort) do update set
    -- An ordinary request takes a pending subscriber out of quarantine; a suspicious one brings only a pending one in.
    quarantined_at = case when held and s.status = 'pending' then coalesce(s.quarantined_at, now()) when held then s.quarantined_at end
  returning * into subscriber;
  insert into private.newsletter_requests (idempotency_key, body_hash, subscriber_id, source)
  values (submission_key, request ->> 'body_hash', subscriber.id, wanted);
  perform private.store_newsletter_mail('newsletter-verification', subscriber.id, visitor, request -> 'mail', request ->> 'mail_domain', held, wanted);
  if held then
    perform private.note_suspicion('newsletter_subscribers', subscriber.id, request ->> 'suspicion');
  end if;
  return jsonb_build_object('outcome', 'accepted', 'id', subscriber.id);
end;
$$;

-- Serves a confirmation link once. `request` is {"token_hash", "consent_text"}.
-- Answers {"outcome": "confirmed" | "invalid" | "used" | "expired"}.
create function public.newsletter_confirm(request jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  token private.newsletter_tokens;
  subscriber public.newsletter_subscribers;
begin
  select * into token from private.newsletter_tokens t
  where t.token_hash = decode(request ->> 'token_hash', 'hex') and t.purpose = 'confirm' for update;
  if not found then
    return jsonb_build_object('outcome', 'invalid');
  elsif token.used_at is not null then
    return jsonb_build_object('outcome', 'used');
  elsif token.expires_at is not null and token.expires_at <= clock_timestamp() then
    return jsonb_build_object('outcome', 'expired');
  end if;

  update private.newsletter_tokens t set used_at = now()
  where t.subscriber_id = token.subscriber_id and t.purpose = 'confirm' and t.used_at is null;
  update public.newsletter_subscribers s set
    status = 'confirmed', confirmed_at = now(), unsubscribed_at = null, quarantined_at = null,
    consent_at = now(), consent_text = request ->> 'consent_text', source = coalesce(token.source, s.source),
    products = array(
      select distinct p from unnest(case when s.status = 'confirmed' then s.products else '{}' end || private.product_of(token.source)) p order by p)
  where s.id = token.subscriber_id
  returning * into subscriber;
  delete from private.mail_suppressions s where s.email = subscriber.email_sort and s.reason = 'unsubscribed';
  return jsonb_build_object('outcome', 'confirmed');
end;
$$;

-- Ends a subscription; asking again changes nothing and answers the same. `request` is {"token_hash", "mail", "mail_domain"}; the mail
-- (see above) confirms the end, once. Answers {"outcome": "unsubscribed" | "already" | "invalid"}.
create function public.newsletter_unsubscribe(request jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  subscriber public.newsletter_subscribers;
begin
  select s.* into subscriber from private.newsletter_tokens t join public.newsletter_subscribers s on s.id = t.subscriber_id
  where t.token_hash = decode(request ->> 'token_hash', 'hex') and t.purpose = 'unsubscribe' for update of s;
  if not found then
    return jsonb_build_object('outcome', 'invalid');
  end if;
  -- Also when the subscription had ended before: a link asked for since then, and its mail, must not work against this wish.
  update private.newsletter_tokens t set used_at = now()
  where t.subscriber_id = subscriber.id and t.purpose = 'confirm' and t.used_at is null;
  insert into private.mail_suppressions as m (email, reason) values (subscriber.email_sort, 'unsubscribed')
  on conflict (email) do update set created_at = now() where m.reason = 'unsubscribed';
  if subscriber.status = 'unsubscribed' then
    return jsonb_build_object('outcome', 'already');
  end if;
  update public.newsletter_subscribers s set status = 'unsubscribed', unsubscribed_at = now() where s.id = subscriber.id;
  perform private.store_newsletter_mail(
    'newsletter-unsubscribed', subscriber.id, subscriber.email, request -> 'mail', request ->> 'mail_domain', false, subscriber.source);
  return jsonb_build_object('outcome', 'unsubscribed');
end;
$$;

revoke execute on function public.intake_newsletter(jsonb), public.newsletter_confirm(jsonb), public.newsletter_unsubscribe(jsonb)
  from public, anon, authenticated;
grant execute on function
  public.intake_newsletter(jsonb), public.newsletter_confirm(jsonb), public.newsletter_unsubscribe(jsonb),
  private.product_of(text), private.store_newsletter_mail(text, uuid, text, jsonb, text, boolean, text)
to service_role;
