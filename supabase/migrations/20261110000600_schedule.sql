-- In production pg_cron calls the worker functions; where the extensions are missing (the local edition, a plain Postgres) this does
-- nothing and the host calls them itself. Address and key are read from the vault at each run, so that a rotated key needs no migration:
--   select vault.create_secret('https://<project>.supabase.co/functions/v1', 'functions_url');
--   select vault.create_secret('<service role key>', 'functions_key');

do $body$
begin
  if not exists (select 1 from pg_available_extensions where name = 'pg_cron')
    or not exists (select 1 from pg_available_extensions where name = 'pg_net')
    or not exists (select 1 from pg_available_extensions where name = 'supabase_vault') then
    raise notice 'pg_cron, pg_net or the vault is not available: outbox, calls and purge are to be scheduled by the host';
    return;
  end if;
  create extension if not exists pg_cron;
  create extension if not exists pg_net;
  create extension if not exists supabase_vault;

  execute $sql$
    create function private.call_function(function_name text) returns void
    language plpgsql security definer set search_path = '' as $call$
    declare
      base text;
      key text;
    begin
      select s.decrypted_secret into base from vault.decrypted_secrets s where s.name = 'functions_url';
      select s.decrypted_secret into key from vault.decrypted_secrets s where s.name = 'functions_key';
      if base is null or key is null then
        raise exception 'The vault has no functions_url or functions_key: see docs/operations.md';
      end if;
      perform net.http_post(
        url := base || '/' || function_name,
        headers := jsonb_build_object('content-type', 'application/json', 'apikey', key, 'authorization', 'Bearer ' || key),
        body := '{}'::jsonb,
        timeout_milliseconds := 55000);
    end;
    $call$
  $sql$;
  execute 'revoke execute on function private.call_function(text) from public';

  execute $sql$ select cron.schedule('deliver-mail', '* * * * *', $job$ select private.call_function('deliver-mail') $job$) $sql$;
  execute $sql$ select cron.schedule('dispatch-calls', '* * * * *', $job$ select private.call_function('dispatch-calls') $job$) $sql$;
  execute $sql$ select cron.schedule('purge', '17 9 * * *', $job$ select private.call_function('purge') $job$) $sql$;
end
$body$;
