-- Schemas, extensions and defaults that every later migration relies on.

create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;

-- What no browser may reach lives here; the schema is not among the exposed ones (config.toml, api.schemas).
create schema if not exists private;
revoke all on schema private from public;
grant usage on schema private to service_role;
grant usage on schema public to anon, authenticated, service_role;

-- Closed unless opened: a forgotten grant must deny, not allow.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke execute on functions from anon, authenticated;
alter default privileges in schema public grant all on tables to service_role;
alter default privileges in schema public grant execute on functions to service_role;
alter default privileges in schema private grant all on tables to service_role;

-- Strictly increasing for a row, even for two writes in one transaction or within the clock's resolution,
-- because saving compares it to refuse overwriting someone else's newer change.
create function private.touch_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 microsecond');
  return new;
end;
$$;
