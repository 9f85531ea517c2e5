-- Accounts and what follows from them: a profile for each, and the link between an account and its client.

-- Never throws: a sign-up must not fail because a profile could not be written (R8); the browser inserts it later (section 4).
-- The role is always client, whatever the sign-up metadata says.
create function private.on_account_created() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  begin
    insert into public.profiles (id, email, full_name)
    values (
      new.id,
      coalesce(new.email, ''),
      nullif(left(btrim(coalesce(new.raw_user_meta_data ->> 'full_name', '')), 200), '')
    )
    on conflict (id) do nothing;
  exception when others then
    raise warning 'profile of account % was not created: %', new.id, sqlerrm;
  end;
  perform private.link_account(new.id, new.email, new.email_confirmed_at);
  return null;
end;
$$;

-- GoTrue moves a new address into `email` only when it was confirmed.
create function private.on_account_changed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.email is not distinct from old.email and new.email_confirmed_at is not distinct from old.email_confirmed_at then
    return null;
  end if;
  begin
    update public.profiles p set email = coalesce(new.email, '')
    where p.id = new.id and p.email is distinct from coalesce(new.email, '');
  exception when others then
    raise warning 'profile of account % was not updated: %', new.id, sqlerrm;
  end;
  perform private.link_account(new.id, new.email, new.email_confirmed_at);
  return null;
end;
$$;

-- Links the unlinked clients with this address, letter case aside; without a confirmation it links nothing (R7). Never throws.
create function private.link_account(account_id uuid, account_email text, confirmed_at timestamptz) returns void
language plpgsql set search_path = '' as $$
begin
  if account_email is null or confirmed_at is null then
    return;
  end if;
  update public.clients c set user_id = account_id
  where c.user_id is null and c.email_sort = lower(account_email);
exception when others then
  raise warning 'clients of account % were not linked: %', account_id, sqlerrm;
end;
$$;

create trigger millrace_account_created after insert on auth.users
  for each row execute function private.on_account_created();
create trigger millrace_account_changed after update of email, email_confirmed_at on auth.users
  for each row execute function private.on_account_changed();

-- Links a client to the account with the same confirmed address; true when it is linked afterwards.
create function private.link_client(target uuid) returns boolean
language plpgsql set search_path = '' as $$
declare
  linked uuid;
begin
  update public.clients c
  set user_id = (
    select u.id from auth.users u
    where lower(u.email) = c.email_sort and u.email_confirmed_at is not null
    order by u.created_at, u.id limit 1
  )
  where c.id = target and c.user_id is null
  returning c.user_id into linked;
  if not found then
    select c.user_id into linked from public.clients c where c.id = target;
    if not found then
      raise exception 'The client does not exist.' using errcode = 'PT404';
    end if;
  end if;
  return linked is not null;
end;
$$;
