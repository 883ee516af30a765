-- The trace that a job belongs to, as `traceparent` of W3C Trace Context; null while nothing is traced.
alter table delivery.jobs add column if not exists trace text;

create or replace function delivery.enqueue(given jsonb, at timestamptz)
returns table (new_id bigint, new_key text) language plpgsql as $$
declare
  moment timestamptz := coalesce(at, now());
  names text[] := array(
    select distinct g ->> 'lane' from jsonb_array_elements(given) g where g ->> 'lane' is not null);
begin
  insert into delivery.lanes (lane, used_at) select name, moment from unnest(names) name order by name
  on conflict (lane) do update set used_at = excluded.used_at;
  return query
    insert into delivery.jobs as j (key, kind, lane, owner, status, payload, not_before, due_at, created_at, trace)
    select g.key, g.kind, g.lane, g.owner, 'waiting', g.payload, coalesce(g.not_before, moment),
      case when g.lane is null then coalesce(g.not_before, moment) end, moment, g.trace
    from rows from (jsonb_to_recordset(given) as (
      key text, kind text, lane text, owner text, payload jsonb, not_before timestamptz, trace text)) with ordinality g
    order by g.ordinality
    on conflict (key) do nothing returning j.job_id, j.key;
  -- What is appended behind a head does not change it.
  names := array(select l.lane from delivery.lanes l where l.lane = any (names) and l.head_id is null);
  if cardinality(names) > 0 then perform delivery.advance(names); end if;
  perform pg_notify('laurel_delivery', kinds.name) from (
    select distinct g ->> 'kind' as name from jsonb_array_elements(given) g) kinds;
end $$;

-- Like the function without a trace, which processes of the version before call.
create or replace function delivery.receive_claimed(
  from_source text, id text, request text, job_key text, job_kind text, job_payload jsonb, claim uuid, hold_ms integer,
  at timestamptz, job_trace text)
returns setof delivery.jobs language plpgsql as $$
declare
  moment timestamptz := coalesce(at, now());
begin
  insert into delivery.inbox (source, delivery_id, body, received_at) values (from_source, id, request, moment)
  on conflict do nothing;
  if not found then return; end if;
  return query
    insert into delivery.jobs (key, kind, status, payload, attempts, not_before, due_at, holder, created_at, trace)
    values (job_key, job_kind, 'waiting', job_payload, 1, moment, moment + hold_ms * interval '1 ms', claim, moment,
      job_trace)
    on conflict do nothing returning *;
end $$;
