-- What an admin does that is more than one row's write. Refusals carry a stable word in `detail`.

-- Makes a client of a contact, in one transaction. The caller chooses the client's id: the same id again answers the same client.
-- Refused (409) when the contact was converted before (detail contact_already_converted) or its address belongs to a client
-- (detail client_email_exists); `hint` is then the id of that client. Links the client to its account, if one is confirmed.
create function public.convert_contact(contact_id uuid, client_id uuid) returns jsonb
language plpgsql security definer set search_path = '' set timezone = 'UTC' as $$
declare
  contact public.contact_submissions;
  existing uuid;
  client public.clients;
begin
  perform private.require_admin();
  if convert_contact.client_id is null then
    raise exception 'A client needs an id.' using errcode = '22023';
  end if;
  select * into contact from public.contact_submissions s where s.id = contact_id for update;
  if not found then
    raise exception 'The contact submission does not exist.' using errcode = 'PT404';
  end if;

  if contact.converted_client_id is null then
    -- Two contacts of one person converted at once must not become two clients.
    perform pg_advisory_xact_lock(hashtextextended('client of ' || contact.email_sort, 0));
    select c.id into existing from public.clients c where c.email_sort = contact.email_sort order by c.created_at, c.id limit 1;
    if found then
      raise exception 'A client with this e-mail address already exists.'
        using errcode = 'PT409', detail = 'client_email_exists', hint = existing::text;
    end if;
    insert into public.clients (id, full_name, email, phone)
    values (convert_contact.client_id, contact.name, contact.email, contact.phone);
    update public.contact_submissions s set converted_client_id = convert_contact.client_id where s.id = contact.id;
    perform private.link_client(convert_contact.client_id);
  elsif contact.converted_client_id <> convert_contact.client_id then
    raise exception 'This contact has already been converted to a client.'
      using errcode = 'PT409', detail = 'contact_already_converted', hint = contact.converted_client_id::text;
  end if;

  select c.* into client from public.clients c where c.id = convert_contact.client_id;
  return jsonb_build_object(
    'id', client.id, 'full_name', client.full_name, 'email', client.email, 'phone', client.phone, 'company', client.company,
    'address', client.address, 'user_id', client.user_id, 'created_at', client.created_at, 'updated_at', client.updated_at
  );
end;
$$;

-- Links a client to the account with the same confirmed address, letter case aside; false when there is none.
create function public.link_client(client_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return private.link_client(link_client.client_id);
end;
$$;

-- The live figures of the overview (active: planning or in progress) and the five newest contacts.
create function public.admin_overview() returns jsonb
language plpgsql stable security definer set search_path = '' set timezone = 'UTC' as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'clients', (select count(*) from public.clients),
    'new_clients', (select count(*) from public.clients c where c.created_at > now() - interval '30 days'),
    'active_projects', (select count(*) from public.projects p where p.status in ('planning', 'in_progress')),
    'projects_in_progress', (select count(*) from public.projects p where p.status = 'in_progress'),
    'recent_contacts', (
      select coalesce(jsonb_agg(to_jsonb(r) order by r.created_at desc, r.id desc), '[]')
      from (
        select s.id, s.name, s.email, s.message, s.email_sent, s.created_at from public.contact_submissions s
        where s.quarantined_at is null order by s.created_at desc, s.id desc limit 5
      ) r
    )
  );
end;
$$;

-- Puts a dead letter back into the outbox with fresh attempts.
create function public.resend_mail(mail_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  update private.mail_outbox m
  set status = 'queued', attempts = 0, next_attempt_at = now(), leased_until = null, lease_token = null, last_error = null
  where m.id = mail_id and m.status = 'dead';
  if not found then
    raise exception 'This mail is not a dead letter.' using errcode = 'PT404';
  end if;
end;
$$;

-- "Not spam": takes a submission out of quarantine and lets its held mails go. Kinds: contact, demo, call, newsletter.
-- Releasing what is released already is no error.
create function public.release_submission(kind text, id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  of_table text := case release_submission.kind
    when 'contact' then 'contact_submissions'
    when 'demo' then 'demo_requests'
    when 'call' then 'call_requests'
    when 'newsletter' then 'newsletter_subscribers'
  end;
  touched integer;
begin
  perform private.require_admin();
  if of_table is null then
    raise exception 'Unknown kind of submission.' using errcode = '22023';
  end if;
  execute format('update public.%I l set quarantined_at = null where l.id = $1 and l.quarantined_at is not null', of_table)
    using release_submission.id;
  get diagnostics touched = row_count;
  if touched = 0 then
    execute format('select count(*) from public.%I l where l.id = $1', of_table) into touched using release_submission.id;
    if touched = 0 then
      raise exception 'The submission does not exist.' using errcode = 'PT404';
    end if;
  end if;
  update private.mail_outbox m set status = 'queued', next_attempt_at = now()
  where m.lead_table = of_table and m.lead_id = release_submission.id and m.status = 'held';
end;
$$;

revoke execute on function
  public.convert_contact(uuid, uuid), public.link_client(uuid), public.admin_overview(), public.resend_mail(uuid),
  public.release_submission(text, uuid)
from public, anon;
grant execute on function
  public.convert_contact(uuid, uuid), public.link_client(uuid), public.admin_overview(), public.resend_mail(uuid),
  public.release_submission(text, uuid)
to authenticated;
