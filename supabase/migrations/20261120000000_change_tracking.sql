-- What the desktop console's cache stands on: every synced row knows the transaction that last wrote it, deletions leave a
-- tombstone, and the server remembers which watermarks it has handed out.
--
-- Why transaction ids and not updated_at or a sequence: both are taken when a row is written, but rows become visible when their
-- transaction commits. A reader that saw number 12 never comes back for number 11, which committed later. A transaction id can be
-- compared with pg_snapshot_xmin, below which nothing is still open: whatever commits late has an id at or above it.

-- One row. `server` recognises this very cluster: a dump restored elsewhere brings its rows, but not its identity.
create table private.sync_state (
  only_row boolean primary key default true check (only_row),
  epoch uuid not null default gen_random_uuid(),
  server text not null,
  -- The newest change among the tombstones thrown away: whoever last pulled before it has to start over.
  tombstone_floor xid8
);
alter table private.sync_state enable row level security;

-- Watermarks handed out. A server restored from a backup does not know the later ones, so their holders start over.
create table private.sync_marks (
  id uuid primary key default gen_random_uuid(),
  watermark xid8 not null,
  handed_out_at timestamptz not null default now()
);
create index sync_marks_by_age on private.sync_marks (handed_out_at);
alter table private.sync_marks enable row level security;

create table private.tombstones (
  relation text collate "C" not null,
  id uuid not null,
  changed_in xid8 not null default pg_current_xact_id(),
  deleted_at timestamptz not null default now(),
  primary key (relation, id)
);
create index tombstones_by_change on private.tombstones (changed_in, relation, id);
create index tombstones_by_age on private.tombstones (deleted_at);
alter table private.tombstones enable row level security;

grant all on private.sync_state, private.sync_marks, private.tombstones to service_role;

-- The cluster and its timeline: another after a restore to a point in time, a dump and restore, or a major upgrade.
create function private.server_identity() returns text
language sql stable set search_path = '' as $$
  select s.system_identifier::text || '/' || c.timeline_id::text from pg_control_system() s, pg_control_checkpoint() c
$$;
insert into private.sync_state (server) values (private.server_identity());

-- Makes every cache start over at its next pull. To be called after rows were changed behind the triggers' back.
create function private.new_epoch() returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  fresh uuid := gen_random_uuid();
begin
  update private.sync_state set epoch = fresh, server = private.server_identity(), tombstone_floor = null;
  delete from private.sync_marks;
  delete from private.tombstones;
  return fresh;
end;
$$;
revoke execute on function private.new_epoch() from public;
grant execute on function private.new_epoch() to service_role;

-- Runs before every insert and update of a synced row. A row whose id changes is, to a cache, one deleted and another inserted.
create function private.track_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.changed_in := pg_current_xact_id();
  if tg_op = 'UPDATE' then
    if new.id is distinct from old.id then
      insert into private.tombstones (relation, id) values (tg_table_name, old.id)
      on conflict (relation, id) do update set changed_in = excluded.changed_in, deleted_at = excluded.deleted_at;
    end if;
  end if;
  return new;
end;
$$;

create function private.track_deletions() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.tombstones (relation, id) select tg_table_name, g.id from gone g
  on conflict (relation, id) do update set changed_in = excluded.changed_in, deleted_at = excluded.deleted_at;
  return null;
end;
$$;

-- TRUNCATE fires no row triggers: nobody could tell which rows are gone.
create function private.track_truncation() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.new_epoch();
  return null;
end;
$$;

do $$
declare
  relation text;
begin
  foreach relation in array array[
    'public.profiles', 'public.clients', 'public.projects', 'public.contact_submissions', 'public.demo_requests',
    'public.call_requests', 'public.newsletter_subscribers', 'private.mail_outbox'
  ] loop
    execute format('alter table %s add column changed_in xid8 not null default pg_current_xact_id()', relation);
    execute format('create index %s_by_change on %s (changed_in, id)', split_part(relation, '.', 2), relation);
    execute format('create trigger track_change before insert or update on %s
      for each row execute function private.track_change()', relation);
    execute format('create trigger track_deletions after delete on %s
      referencing old table as gone for each statement execute function private.track_deletions()', relation);
    execute format('create trigger track_truncation after truncate on %s
      for each statement execute function private.track_truncation()', relation);
  end loop;
end;
$$;

-- A first pull reads every table newest first, quarantine included; clients, projects and mails have such an index already.
create index profiles_by_creation on public.profiles (created_at, id);
create index contact_submissions_by_creation on public.contact_submissions (created_at, id);
create index demo_requests_by_creation on public.demo_requests (created_at, id);
create index call_requests_by_creation on public.call_requests (created_at, id);
create index newsletter_subscribers_by_creation on public.newsletter_subscribers (created_at, id);
