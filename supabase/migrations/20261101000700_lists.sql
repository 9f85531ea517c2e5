-- Lists of the admin dashboard. Procedures instead of table reads, because under row level security a LIKE may not use its
-- trigram index (the operator is not leakproof) and the access check would run for every row.
--
-- In: {search, sort: {column, direction}, size, from: {at: start | end} | {after: cursor} | {before: cursor}, filter}.
-- Out: {rows, total, capped, hasPrevious, hasNext}; each row carries its cursor [sort value, id]. Nothing is ever skipped by
-- OFFSET, so the thousandth page costs what the first costs.

-- The search as a condition on alias t: every word must occur. Words of one or two letters match only where a word begins,
-- since shorter ones have no trigram to look up.
create function private.search_condition(search text, target text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  word text;
  pattern text;
  conditions text := '';
begin
  for word in
    select w from regexp_split_to_table(lower(left(coalesce(search, ''), 200)), '\s+') w where w <> '' limit 10
  loop
    pattern := replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_');
    conditions := conditions || case
      when length(word) < 3 then format(' and (%s like %L or %s like %L)', target, pattern || '%', target, '% ' || pattern || '%')
      else format(' and %s like %L', target, '%' || pattern || '%')
    end;
  end loop;
  return conditions;
end;
$$;

-- A refused query: the caller's mistake, never an empty list.
create function private.refuse_query(reason text) returns void
language plpgsql immutable set search_path = '' as $$
begin
  raise exception 'The list query was refused: %', reason using errcode = '22023';
end;
$$;

-- The filter of a query, checked against the names that the list knows. Values 'all' and null mean no restriction.
create function private.list_filter(query jsonb, variadic known text[]) returns jsonb
language plpgsql immutable set search_path = '' as $$
declare
  filter jsonb := coalesce(query -> 'filter', '{}');
  unknown text;
begin
  if jsonb_typeof(query) <> 'object' or jsonb_typeof(filter) <> 'object' then
    perform private.refuse_query('it is not an object');
  end if;
  select k into unknown from jsonb_object_keys(filter) k where not k = any (known) limit 1;
  if found then
    perform private.refuse_query(format('unknown filter %s', unknown));
  end if;
  return coalesce((select jsonb_object_agg(key, value) from jsonb_each(filter) where value not in ('null', '"all"')), '{}');
end;
$$;

-- One page of a list. `source` is the table (alias t), `columns` what a row shows, `sorts` maps a sort column to [column, type],
-- `base` is the condition that always holds and `restriction` what filter and search add (each ' and ...' or empty).
create function private.list_page(source text, columns text, sorts jsonb, query jsonb, base text, restriction text) returns jsonb
language plpgsql stable set search_path = '' set timezone = 'UTC' as $$
declare
  cap constant integer := 10000;
  wanted text := coalesce(query #>> '{sort,column}', 'created_at');
  direction text := coalesce(query #>> '{sort,direction}', 'desc');
  size integer := coalesce((query ->> 'size')::integer, 50);
  place jsonb := coalesce(query -> 'from', '{"at": "start"}');
  sort_by text := sorts #>> array[wanted, '0'];
  sort_type text := sorts #>> array[wanted, '1'];
  backward boolean := place ? 'before' or coalesce(place ->> 'at' = 'end', false);
  cursor_at jsonb := coalesce(place -> 'after', place -> 'before');
  ascending boolean;
  key text := '';
  beyond text := 'false';
  materialised boolean;
  total integer;
  more boolean;
  other_side boolean;
  page jsonb;
begin
  if sort_by is null then
    perform private.refuse_query(format('it cannot be sorted by %s', wanted));
  elsif direction not in ('asc', 'desc') then
    perform private.refuse_query(format('unknown direction %s', direction));
  elsif size not between 1 and 200 then
    perform private.refuse_query('size must be 1 to 200');
  elsif cursor_at is null and coalesce(place ->> 'at', '') not in ('start', 'end') then
    perform private.refuse_query('from must be a start, an end or a cursor');
  end if;

  -- Reading backwards is reading the opposite order, then turning the page around.
  ascending := (direction = 'asc') <> backward;
  if cursor_at is not null then
    if jsonb_typeof(cursor_at) <> 'array' or jsonb_array_length(cursor_at) <> 2 then
      perform private.refuse_query('a cursor is a sort value and an id');
    end if;
    key := format('(%L::%s, %L::uuid)', cursor_at ->> 0, sort_type, cursor_at ->> 1);
    -- A limit instead of `exists`, whose order the planner drops: the row nearest to the cursor is one step away in the index.
    beyond := format(
      'coalesce((select true from hits h where (h.sort_value, h.id) %1$s %2$s order by h.sort_value %3$s, h.id %3$s limit 1), false)',
      case when ascending then '<=' else '>=' end, key, case when ascending then 'desc' else 'asc' end
    );
    key := format('where (h.sort_value, h.id) %s %s', case when ascending then '>' else '<' end, key);
  end if;

  execute format('select count(*) from (select from %s t where %s%s limit %s) counted', source, base, restriction, cap + 1) into total;

  -- A rare match is fetched whole and sorted (at most `cap` rows); a common one is met soon when walking the sort order's index.
  -- Left to itself the planner sometimes walks the whole index for a rare match.
  materialised := restriction <> '' and total <= cap;

  execute format(
    $sql$
      with hits as %1$s (select t.id, t.%2$I as sort_value from %3$s t where %4$s%5$s),
      page as (
        select n.id, n.sort_value, row_number() over (order by n.sort_value %6$s, n.id %6$s) as position
        from (select h.id, h.sort_value from hits h %7$s order by h.sort_value %6$s, h.id %6$s limit %8$s) n
      ),
      shown as (
        select p.position, to_jsonb(r) || jsonb_build_object('cursor', jsonb_build_array(p.sort_value, p.id)) as row
        from page p join %3$s t on t.id = p.id cross join lateral (select %9$s) r
        where p.position < %8$s
      )
      select
        coalesce((select jsonb_agg(s.row order by s.position %10$s) from shown s), '[]'),
        (select count(*) from page) >= %8$s,
        %11$s
    $sql$,
    case when materialised then 'materialized' else 'not materialized' end,
    sort_by, source, base, restriction,
    case when ascending then 'asc' else 'desc' end,
    key, size + 1, columns,
    case when backward then 'desc' else 'asc' end,
    beyond
  ) into page, more, other_side;

  return jsonb_build_object(
    'rows', page,
    'total', least(total, cap),
    'capped', total > cap,
    'hasPrevious', case when backward then more else other_side end,
    'hasNext', case when backward then other_side else more end
  );
end;
$$;

-- ' and t.quarantined_at is null' or its opposite: quarantine is looked at by itself.
create function private.quarantine_condition(filter jsonb) returns text
language sql immutable set search_path = '' as $$
  select case when coalesce((filter ->> 'quarantined')::boolean, false) then 't.quarantined_at is not null' else 't.quarantined_at is null' end
$$;

-- A condition for a column that must equal one of a fixed set of words.
create function private.word_condition(filter jsonb, name text, variadic words text[]) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if not filter ? name then
    return '';
  end if;
  if not filter ->> name = any (words) then
    perform private.refuse_query(format('unknown %s %s', name, filter ->> name));
  end if;
  return format(' and t.%I = %L', name, filter ->> name);
end;
$$;

-- How the mails of a lead fare, the worst first: what an admin has to look at.
create function private.mail_state(of_table text, of_lead uuid) returns text
language sql stable set search_path = '' as $$
  select case
    when bool_or(m.status = 'dead') then 'dead'
    when bool_or(m.status = 'held') then 'held'
    when bool_or(m.status in ('queued', 'sending')) then 'queued'
    when bool_or(m.status = 'sent') then 'sent'
  end
  from private.mail_outbox m where m.lead_table = of_table and m.lead_id = of_lead
$$;

create function private.dead_mail(of_table text, of_lead uuid) returns uuid
language sql stable set search_path = '' as $$
  select m.id from private.mail_outbox m
  where m.lead_table = of_table and m.lead_id = of_lead and m.status = 'dead'
  order by m.created_at, m.id limit 1
$$;

create function public.list_contacts(query jsonb default '{}') returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  filter jsonb;
  status text;
begin
  perform private.require_admin();
  filter := private.list_filter(query, 'id', 'status', 'quarantined');
  status := filter ->> 'status';
  if status not in ('new', 'notified') then
    perform private.refuse_query(format('unknown status %s', status));
  end if;
  return private.list_page(
    'public.contact_submissions',
    $columns$
      t.id, t.name, t.email, t.phone, t.message, t.email_sent, t.quarantined_at, t.converted_client_id, t.created_at, t.updated_at,
      (select c.id from public.clients c where c.email_sort = t.email_sort order by c.created_at, c.id limit 1) as existing_client_id,
      private.mail_state('contact_submissions', t.id) as mail_state,
      private.dead_mail('contact_submissions', t.id) as dead_mail_id
    $columns$,
    '{"created_at": ["created_at", "timestamptz"], "name": ["name_sort", "text"], "email": ["email_sort", "text"]}',
    query,
    -- One contact asked for by id is shown wherever it is.
    case when filter ? 'id' then format('t.id = %L::uuid', filter ->> 'id') else private.quarantine_condition(filter) end,
    case status when 'new' then ' and not t.email_sent' when 'notified' then ' and t.email_sent' else '' end
      || private.search_condition(query ->> 'search', 't.search_text')
  );
end;
$$;

create function public.list_demo_requests(query jsonb default '{}') returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  filter jsonb;
  status text;
begin
  perform private.require_admin();
  filter := private.list_filter(query, 'status', 'quarantined');
  status := filter ->> 'status';
  if status not in ('new', 'notified') then
    perform private.refuse_query(format('unknown status %s', status));
  end if;
  return private.list_page(
    'public.demo_requests',
    $columns$
      t.id, t.name, t.company, t.email, t.phone, t.preferred_date, t.preferred_time, t.email_sent, t.quarantined_at, t.created_at,
      t.updated_at, private.mail_state('demo_requests', t.id) as mail_state, private.dead_mail('demo_requests', t.id) as dead_mail_id
    $columns$,
    '{"created_at": ["created_at", "timestamptz"], "name": ["name_sort", "text"], "company": ["company_sort", "text"],
      "email": ["email_sort", "text"]}',
    query,
    private.quarantine_condition(filter),
    case status when 'new' then ' and not t.email_sent' when 'notified' then ' and t.email_sent' else '' end
      || private.search_condition(query ->> 'search', 't.search_text')
  );
end;
$$;

create function public.list_call_requests(query jsonb default '{}') returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  filter jsonb;
begin
  perform private.require_admin();
  filter := private.list_filter(query, 'status', 'quarantined');
  return private.list_page(
    'public.call_requests',
    $columns$
      t.id, t.name, t.phone, t.timing, t.status, t.due_at, t.attempts, t.last_error, t.quarantined_at, t.created_at, t.updated_at
    $columns$,
    '{"created_at": ["created_at", "timestamptz"], "name": ["name_sort", "text"], "status": ["status", "text"]}',
    query,
    private.quarantine_condition(filter),
    private.word_condition(filter, 'status', 'requested', 'calling', 'reached', 'failed')
      || private.search_condition(query ->> 'search', 't.search_text')
  );
end;
$$;

create function public.list_subscribers(query jsonb default '{}') returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  filter jsonb;
begin
  perform private.require_admin();
  filter := private.list_filter(query, 'status', 'source', 'quarantined');
  return private.list_page(
    'public.newsletter_subscribers',
    $columns$
      t.id, t.email, t.status, t.source, t.products, t.consent_at, t.consent_text, t.confirmed_at, t.unsubscribed_at, t.quarantined_at,
      t.created_at, t.updated_at
    $columns$,
    '{"created_at": ["created_at", "timestamptz"], "email": ["email_sort", "text"], "status": ["status", "text"]}',
    query,
    private.quarantine_condition(filter),
    private.word_condition(filter, 'status', 'pending', 'confirmed', 'unsubscribed')
      || private.word_condition(filter, 'source', 'blog', 'cnc-configurator', 'welding-configurator')
      || private.search_condition(query ->> 'search', 't.search_text')
  );
end;
$$;

create function public.list_clients(query jsonb default '{}') returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  filter jsonb;
  linked boolean;
begin
  perform private.require_admin();
  filter := private.list_filter(query, 'linked');
  linked := (filter ->> 'linked')::boolean;
  return private.list_page(
    'public.clients',
    't.id, t.full_name, t.email, t.phone, t.company, t.address, t.user_id, t.created_at, t.updated_at',
    '{"created_at": ["created_at", "timestamptz"], "full_name": ["full_name_sort", "text"], "email": ["email_sort", "text"],
      "company": ["company_sort", "text"]}',
    query,
    'true',
    case linked when true then ' and t.user_id is not null' when false then ' and t.user_id is null' else '' end
      || private.search_condition(query ->> 'search', 't.search_text')
  );
end;
$$;

-- Every word must occur in the project or in what is known of its client, as the table shows them side by side. Few matching clients
-- are looked up first, so that both sides of the `or` have an index; many are left to a subquery.
create function private.project_search_condition(search text) returns text
language plpgsql stable set search_path = '' as $$
declare
  few constant integer := 1000;
  word text;
  matching text;
  clients uuid[];
  conditions text := '';
begin
  for word in select w from regexp_split_to_table(lower(left(coalesce(search, ''), 200)), '\s+') w where w <> '' limit 10 loop
    matching := 'select c.id from public.clients c where true' || private.search_condition(word, 'c.search_text');
    execute format('select array(%s limit %s)', matching, few + 1) into clients;
    conditions := conditions || format(
      ' and ((true%s) or %s)',
      private.search_condition(word, 't.search_text'),
      case
        when cardinality(clients) > few then format('t.client_id in (%s)', matching)
        else format('t.client_id = any (%L::uuid[])', clients)
      end
    );
  end loop;
  return conditions;
end;
$$;

create function public.list_projects(query jsonb default '{}') returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  filter jsonb;
begin
  perform private.require_admin();
  filter := private.list_filter(query, 'status', 'client_id');
  return private.list_page(
    'public.projects',
    $columns$
      t.id, t.name, t.description, t.status, t.client_id, t.start_date, t.end_date, t.budget, t.created_at, t.updated_at,
      (
        select jsonb_build_object('id', c.id, 'full_name', c.full_name, 'email', c.email)
        from public.clients c where c.id = t.client_id
      ) as client
    $columns$,
    '{"created_at": ["created_at", "timestamptz"], "name": ["name_sort", "text"], "status": ["status", "text"],
      "budget": ["budget_sort", "numeric"], "start_date": ["start_date_sort", "date"], "end_date": ["end_date_sort", "date"]}',
    query,
    'true',
    private.word_condition(filter, 'status', 'planning', 'in_progress', 'on_hold', 'completed')
      || case when filter ? 'client_id' then format(' and t.client_id = %L::uuid', filter ->> 'client_id') else '' end
      || private.project_search_condition(query ->> 'search')
  );
end;
$$;

-- Outgoing mail without its contents; filter.status = 'dead' gives the dead letters.
create function public.list_mails(query jsonb default '{}') returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  filter jsonb;
begin
  perform private.require_admin();
  filter := private.list_filter(query, 'status');
  return private.list_page(
    'private.mail_outbox',
    't.id, t.kind, t.lead_table, t.lead_id, t.to_email, t.status, t.attempts, t.next_attempt_at, t.last_error, t.created_at, t.sent_at',
    '{"created_at": ["created_at", "timestamptz"]}',
    query,
    'true',
    private.word_condition(filter, 'status', 'held', 'queued', 'sending', 'sent', 'dead', 'suppressed')
      || private.search_condition(query ->> 'search', 'lower(t.to_email)')
  );
end;
$$;

revoke execute on function
  public.list_contacts(jsonb), public.list_demo_requests(jsonb), public.list_call_requests(jsonb), public.list_subscribers(jsonb),
  public.list_clients(jsonb), public.list_projects(jsonb), public.list_mails(jsonb)
from public, anon;
grant execute on function
  public.list_contacts(jsonb), public.list_demo_requests(jsonb), public.list_call_requests(jsonb), public.list_subscribers(jsonb),
  public.list_clients(jsonb), public.list_projects(jsonb), public.list_mails(jsonb)
to authenticated;
