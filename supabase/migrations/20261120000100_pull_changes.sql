-- The one procedure through which the desktop console fills its cache.
--
-- In:  {epoch, mark, cursor, size}. `epoch` and `mark` are those of the last completed pull (both absent: everything is wanted),
--      `cursor` continues a pull, `size` is how many rows and deletions an answer may hold.
-- Out: {epoch, full, mark, counts, tables: [{name, columns, rows, done}], deleted: [[table, id], ...], next}.
--      full    everything is being sent, not a difference: the pull is a first one, or the caller's mark means nothing here
--              (another epoch, a mark unknown or older than the tombstones kept)
--      mark    to be kept once the pull is complete (`next` is null); null when there was nothing new
--      counts  rows by table, with the first answer of a full pull
--      rows    arrays in the order of `columns`; moments are microseconds since 1970, UTC
--      done    (full pulls) the table holds nothing older than the last row sent
--      next    the cursor of the next answer
--
-- Each answer sees a newer snapshot than the one before; the watermark is the oldest open transaction before the *first*, so
-- whatever happened meanwhile is at or above it and is sent (perhaps again) by the next pull. Deletions come before rows, since an id may
-- have been inserted anew. Nothing at or above the first answer's snapshot is sent, so a pull ends however busy the server is.

-- What is synced, in order: clients before the projects that show their names.
create function private.synced_tables() returns table (name text, source text, condition text, columns text[])
language sql immutable set search_path = '' as $$
  values
    ('profiles', 'public.profiles', 'true', array['id', 'created_at', 'updated_at', 'email', 'full_name', 'phone', 'role']),
    ('clients', 'public.clients', 'true',
      array['id', 'created_at', 'updated_at', 'full_name', 'email', 'phone', 'company', 'address', 'user_id']),
    ('contact_submissions', 'public.contact_submissions', 'true',
      array['id', 'created_at', 'updated_at', 'quarantined_at', 'name', 'email', 'phone', 'message', 'email_sent',
        'converted_client_id']),
    ('projects', 'public.projects', 'true',
      array['id', 'created_at', 'updated_at', 'name', 'description', 'status', 'client_id', 'start_date', 'end_date', 'budget']),
    ('demo_requests', 'public.demo_requests', 'true',
      array['id', 'created_at', 'updated_at', 'quarantined_at', 'name', 'company', 'email', 'phone', 'preferred_date',
        'preferred_time', 'email_sent']),
    ('call_requests', 'public.call_requests', 'true',
      array['id', 'created_at', 'updated_at', 'quarantined_at', 'name', 'phone', 'timing', 'status', 'due_at']),
    ('newsletter_subscribers', 'public.newsletter_subscribers', 'true',
      array['id', 'created_at', 'updated_at', 'quarantined_at', 'email', 'status', 'source', 'products', 'confirmed_at']),
    -- In a full pull only mails that still need something; that one was sent is known from its lead.
    ('mail_outbox', 'private.mail_outbox', $c$t.status in ('held', 'queued', 'sending', 'dead')$c$,
      array['id', 'created_at', 'kind', 'lead_table', 'lead_id', 'to_email', 'status', 'attempts', 'last_error'])
$$;

-- The epoch, renewed when these rows turn up in another cluster or on another timeline than the one that wrote the state.
create function private.current_sync_state() returns private.sync_state
language plpgsql security definer set search_path = '' as $$
declare
  state private.sync_state;
begin
  select * into strict state from private.sync_state;
  if state.server <> private.server_identity() then
    perform private.new_epoch();
    select * into strict state from private.sync_state;
  end if;
  return state;
end;
$$;
revoke execute on function private.current_sync_state() from public;

-- Forgets tombstones and marks older than `keep`. The floor makes sure that nobody relies on what was forgotten.
create function private.prune_sync(keep interval default '90 days') returns void
language plpgsql security definer set search_path = '' as $$
declare
  newest xid8;
begin
  if exists (select from private.tombstones t where t.deleted_at < now() - keep) then
    with forgotten as (delete from private.tombstones t where t.deleted_at < now() - keep returning t.changed_in)
    select f.changed_in into newest from forgotten f order by f.changed_in desc limit 1;
    update private.sync_state s set tombstone_floor = newest where s.tombstone_floor is null or s.tombstone_floor < newest;
  end if;
  delete from private.sync_marks m where m.handed_out_at < now() - keep;
end;
$$;
revoke execute on function private.prune_sync(interval) from public;
grant execute on function private.prune_sync(interval) to service_role;

create function public.pull_changes(query jsonb default '{}') returns json
language plpgsql volatile security definer set search_path = '' set timezone = 'UTC' as $$
declare
  room integer := least(greatest(coalesce((query ->> 'size')::integer, 1000), 1), 10000);
  place jsonb := nullif(query -> 'cursor', 'null');
  state private.sync_state;
  since xid8;
  beyond xid8;
  is_full boolean;
  mark uuid;
  counts jsonb;
  synced record;
  sent integer;
  rows_sent json;
  last_key jsonb;
  tables json[] := '{}';
  deleted json := '[]';
  step text;
  next jsonb;
  oldest_open xid8;
begin
  perform private.require_admin();
  state := private.current_sync_state();
  if place ->> 'epoch' <> state.epoch::text or (place ->> 'since')::xid8 <= state.tombstone_floor then
    place := null;
  end if;

  if place is null then
    oldest_open := pg_snapshot_xmin(pg_current_snapshot());
    beyond := pg_snapshot_xmax(pg_current_snapshot());
    perform private.prune_sync();
    select * into strict state from private.sync_state;
    if query ->> 'epoch' = state.epoch::text then
      select m.watermark into since from private.sync_marks m where m.id = (query ->> 'mark')::uuid;
    end if;
    is_full := since is null or since <= state.tombstone_floor or since > oldest_open;
    is_full := coalesce(is_full, false);
    mark := gen_random_uuid();
    step := case when is_full then 'profiles' else 'deleted' end;
    if is_full then
      counts := '{}';
      for synced in select * from private.synced_tables() loop
        execute format('select count(*) from %s t where %s', synced.source, synced.condition) into sent;
        counts := counts || jsonb_build_object(synced.name, sent);
      end loop;
    end if;
  else
    is_full := (place ->> 'full')::boolean;
    since := (place ->> 'since')::xid8;
    beyond := (place ->> 'beyond')::xid8;
    mark := (place ->> 'mark')::uuid;
    step := place ->> 'step';
    last_key := nullif(place -> 'key', 'null');
  end if;

  if step = 'deleted' then
    select coalesce(json_agg(json_build_array(d.relation, d.id) order by d.changed_in, d.relation, d.id), '[]'), count(*),
      (array_agg(jsonb_build_array(d.changed_in::text, d.relation, d.id) order by d.changed_in, d.relation, d.id))[count(*)]
    into deleted, sent, next
    from (
      select t.changed_in, t.relation, t.id from private.tombstones t
      where t.changed_in >= since and t.changed_in < beyond
        and (last_key is null
          or (t.changed_in, t.relation, t.id) > ((last_key ->> 0)::xid8, last_key ->> 1, (last_key ->> 2)::uuid))
      order by t.changed_in, t.relation, t.id limit room
    ) d;
    room := room - sent;
    if room = 0 then
      last_key := next;
    else
      step := 'profiles';
      last_key := null;
    end if;
  end if;

  if room > 0 then
    for synced in
      select s.* from private.synced_tables() with ordinality s
      where s.ordinality >= (select f.ordinality from private.synced_tables() with ordinality f where f.name = step)
      order by s.ordinality
    loop
      step := synced.name;
      execute format(
        $sql$
          select coalesce(json_agg(p.line order by p.key_1 %1$s, p.id %1$s), '[]'), count(*),
            (array_agg(jsonb_build_array(p.key_1::text, p.id) order by p.key_1 %1$s, p.id %1$s))[count(*)]
          from (select t.%2$I as key_1, t.id, json_build_array(%3$s) as line from %4$s t where %5$s%6$s
                order by t.%2$I %1$s, t.id %1$s limit %7$s) p
        $sql$,
        case when is_full then 'desc' else 'asc' end,
        case when is_full then 'created_at' else 'changed_in' end,
        (select string_agg(
          case when c in ('created_at', 'updated_at', 'quarantined_at', 'due_at', 'confirmed_at')
            then format('(extract(epoch from t.%I) * 1000000)::bigint', c) else format('t.%I', c) end, ', ')
          from unnest(synced.columns) c),
        synced.source,
        case when is_full then synced.condition
          else format('t.changed_in >= %L::xid8 and t.changed_in < %L::xid8', since, beyond) end,
        case when last_key is null then ''
          when is_full then format(' and (t.created_at, t.id) < (%L::timestamptz, %L::uuid)', last_key ->> 0, last_key ->> 1)
          else format(' and (t.changed_in, t.id) > (%L::xid8, %L::uuid)', last_key ->> 0, last_key ->> 1) end,
        room
      ) into rows_sent, sent, next;

      if sent > 0 or is_full then
        tables := tables || json_build_object(
          'name', synced.name,
          'columns', synced.columns,
          'rows', rows_sent,
          'done', sent < room
        );
      end if;
      room := room - sent;
      if room = 0 then
        last_key := next;
        exit;
      end if;
      last_key := null;
    end loop;
  end if;

  next := case when room = 0 then jsonb_build_object(
    'epoch', state.epoch, 'full', is_full, 'since', since::text, 'beyond', beyond::text, 'mark', mark, 'step', step,
    'key', last_key
  ) end;

  if place is null then
    if is_full or next is not null or cardinality(tables) > 0 or json_array_length(deleted) > 0 then
      insert into private.sync_marks (id, watermark) values (mark, oldest_open);
    else
      mark := null;
    end if;
  end if;

  return json_build_object(
    'epoch', state.epoch, 'full', is_full, 'mark', mark, 'counts', counts,
    'tables', array_to_json(tables), 'deleted', deleted, 'next', next
  );
end;
$$;

revoke execute on function public.pull_changes(jsonb) from public, anon;
grant execute on function public.pull_changes(jsonb) to authenticated;
