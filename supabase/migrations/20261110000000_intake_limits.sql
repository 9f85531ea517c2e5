-- What every intake procedure asks first: is this a retry, and has this caller or address asked too often?
--
-- All intake procedures run as their caller, the service role, the only one allowed to execute them: no definer rights are needed.

-- The current day's salt (UTC), made when first needed. Two random uuids carry 244 bits.
create function private.todays_salt() returns bytea
language plpgsql set search_path = '' as $$
declare
  today date := (now() at time zone 'UTC')::date;
  found_salt bytea;
begin
  select s.salt into found_salt from private.salts s where s.day = today;
  if found_salt is null then
    insert into private.salts (day, salt) values (today, uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))
    on conflict (day) do nothing;
    select s.salt into found_salt from private.salts s where s.day = today;
  end if;
  return found_salt;
end;
$$;

-- A caller's address, an e-mail address or a phone number as a limit's key: equal for equal values of one day, unreadable afterwards.
create function private.limit_key(scope text, value text) returns text
language sql volatile set search_path = '' as $$
  select scope || ':' || encode(sha256(private.todays_salt() || convert_to(lower(value), 'UTF8')), 'hex')
$$;

-- Counts one hit. 0 when it is within the limit, otherwise the seconds after which another is worth trying; a refused hit is not counted.
-- A sliding window: the previous fixed window counts in proportion to what of it still lies within the last `seconds`.
-- The conditional upsert takes the row's lock, so that parallel hits are counted one after the other.
create function private.count_hit(limit_key text, most integer, seconds integer) returns integer
language plpgsql set search_path = '' as $$
declare
  moment numeric := extract(epoch from clock_timestamp());
  started numeric := floor(moment / seconds) * seconds;
  before integer;
  hits integer;
begin
  select r.count into before from private.rate_limits r
  where r.key = limit_key and r.window_start = to_timestamp(started - seconds);
  before := ceil(coalesce(before, 0) * (1 - (moment - started) / seconds));

  if before >= most then
    return greatest(1, ceil(started + seconds - moment)::integer);
  end if;
  insert into private.rate_limits as r (key, window_start, count) values (limit_key, to_timestamp(started), 1)
  on conflict (key, window_start) do update set count = r.count + 1 where r.count + before < most
  returning r.count into hits;
  return case when hits is null then greatest(1, ceil(started + seconds - moment)::integer) else 0 end;
end;
$$;

-- Counts a hit for the caller's address (unless no header names it) and one for the person written in the form.
-- `limits` is {"address": {"max", "seconds"}, "person": {"max", "seconds"}}. 0, or the seconds to wait.
create function private.count_submission(address text, person text, limits jsonb) returns integer
language plpgsql set search_path = '' as $$
declare
  wait integer := 0;
begin
  if address is not null then
    wait := private.count_hit(
      private.limit_key('address', address), (limits #>> '{address,max}')::integer, (limits #>> '{address,seconds}')::integer);
  end if;
  if wait = 0 then
    wait := private.count_hit(
      private.limit_key('person', person), (limits #>> '{person,max}')::integer, (limits #>> '{person,seconds}')::integer);
  end if;
  return wait;
end;
$$;

grant execute on function
  private.todays_salt(), private.limit_key(text, text), private.count_hit(text, integer, integer),
  private.count_submission(text, text, jsonb)
to service_role;
