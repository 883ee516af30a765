-- Durable jobs. Applied at every start; running it again changes nothing. Functions keep their signatures: processes of
-- the version before call them while a new version starts.
create schema if not exists delivery;

-- One row per serial lane. Its row lock orders every change of the lane's head, and it carries the lane's pace.
create table if not exists delivery.lanes (
  lane text primary key,
  -- The first waiting job; null where the lane is idle.
  head_id bigint,
  next_call_at timestamptz not null default '-infinity',
  used_at timestamptz not null
);

create table if not exists delivery.jobs (
  job_id bigint generated always as identity primary key,
  -- Stays after the job has ended, so that a duplicate is recognised.
  key text not null unique,
  kind text not null,
  lane text,
  -- The team that the job belongs to, where there is one.
  owner text,
  status text not null check (status in ('waiting', 'done', 'dead', 'recalled')),
  payload jsonb not null,
  -- What an attempt leaves for the next one.
  state jsonb,
  attempts integer not null default 0,
  not_before timestamptz not null,
  -- When the job may be claimed: null behind the head of its lane and after its end; the end of the hold while it runs.
  due_at timestamptz,
  -- The claim that runs it. A result under another holder is refused.
  holder uuid,
  -- A request that arrived while the job ran.
  afterwards text check (afterwards in ('runAgain', 'recall')),
  problem text,
  created_at timestamptz not null,
  ended_at timestamptz
) with (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.2);
create index if not exists jobs_due on delivery.jobs (kind, due_at) where due_at is not null;
create index if not exists jobs_in_lane on delivery.jobs (lane, job_id) where lane is not null and status = 'waiting';
create index if not exists jobs_of_owner on delivery.jobs (owner, kind)
  where owner is not null and status in ('waiting', 'dead');
create index if not exists jobs_dead on delivery.jobs (job_id) where status = 'dead';
create index if not exists jobs_ended on delivery.jobs (ended_at) where status in ('done', 'recalled');

-- Incoming requests. The body goes once it has been processed; the key stays.
create table if not exists delivery.inbox (
  source text not null,
  delivery_id text not null,
  body text,
  received_at timestamptz not null,
  processed_at timestamptz,
  primary key (source, delivery_id)
);
create index if not exists inbox_received on delivery.inbox (received_at);

-- How the last run of each timed work ended.
create table if not exists delivery.schedule (
  name text primary key,
  last_run_at timestamptz not null,
  problem text
);

-- The latest time that any process has seen, so that a clock that is set back is noticed.
create table if not exists delivery.clock (
  single boolean primary key default true check (single),
  latest_at timestamptz not null
);

-- The settings of the functions keep their plans on the indexes: a plan that was made while a table was small and not
-- analyzed would read all of it once it has grown.

-- Gives each lane its first waiting job as head. The caller has locked the rows of the lanes in an earlier statement:
-- only then does the last statement here see every job that was enqueued before the lock was granted. Claims do not lock
-- lanes, so that the heads are locked before one of them may be replaced.
create or replace function delivery.advance(names text[]) returns void language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  perform from delivery.jobs j
  where j.job_id = any (array(select l.head_id from delivery.lanes l where l.lane = any (names)))
  order by j.job_id for update;
  with lane as materialized (
    select l.lane, l.head_id, l.next_call_at, first.job_id, first.not_before
    from delivery.lanes l
    left join delivery.jobs head on head.job_id = l.head_id and head.status = 'waiting'
    left join lateral (
      select j.job_id, j.not_before from delivery.jobs j
      where j.lane = l.lane and j.status = 'waiting' order by j.job_id limit 1) first on true
    -- A head that runs stays the head until it is finished.
    where l.lane = any (names) and head.holder is null),
  demoted as (
    update delivery.jobs j set due_at = null from lane
    where j.job_id = lane.head_id and lane.head_id is distinct from lane.job_id and j.due_at is not null),
  promoted as (
    update delivery.jobs j set due_at = greatest(lane.not_before, lane.next_call_at) from lane
    where j.job_id = lane.job_id and j.due_at is distinct from greatest(lane.not_before, lane.next_call_at))
  update delivery.lanes l set head_id = lane.job_id from lane
  where l.lane = lane.lane and l.head_id is distinct from lane.job_id;
end $$;

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
    insert into delivery.jobs as j (key, kind, lane, owner, status, payload, not_before, due_at, created_at)
    select g.key, g.kind, g.lane, g.owner, 'waiting', g.payload, coalesce(g.not_before, moment),
      case when g.lane is null then coalesce(g.not_before, moment) end, moment
    from rows from (jsonb_to_recordset(given)
      as (key text, kind text, lane text, owner text, payload jsonb, not_before timestamptz)) with ordinality g
    order by g.ordinality
    on conflict (key) do nothing returning j.job_id, j.key;
  -- What is appended behind a head does not change it.
  names := array(select l.lane from delivery.lanes l where l.lane = any (names) and l.head_id is null);
  if cardinality(names) > 0 then perform delivery.advance(names); end if;
  perform pg_notify('laurel_delivery', kinds.name) from (
    select distinct g ->> 'kind' as name from jsonb_array_elements(given) g) kinds;
end $$;

-- The first due jobs of some kinds, for one claim, of each kind as many as there is room for. An index scan per kind skips kinds that only a newer version knows,
-- however many of them wait. The attempt counts from here on, so that a process that dies of it is not forgotten.
create or replace function delivery.claim(
  kinds text[], rooms integer[], most integer, claim uuid, hold_ms integer, at timestamptz)
returns setof delivery.jobs language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  moment timestamptz := coalesce(at, now());
  ids bigint[] := array(
    select candidate.job_id from (
      select found.* from unnest(kinds, rooms) as known (kind, room) cross join lateral (
        select j.job_id, j.due_at from delivery.jobs j where j.kind = known.kind and j.due_at <= moment
        order by j.due_at limit least(known.room, most) for update skip locked) found) candidate
    order by candidate.due_at, candidate.job_id limit most);
begin
  return query
    update delivery.jobs j set holder = claim, attempts = j.attempts + 1, due_at = moment + hold_ms * interval '1 ms'
    where j.job_id = any (ids) returning j.*;
end $$;

-- Stores a request together with the job that processes it, already claimed by the caller, who begins at once. Answers
-- nothing where the delivery is known.
create or replace function delivery.receive_claimed(
  from_source text, id text, request text, job_key text, job_kind text, job_payload jsonb, claim uuid, hold_ms integer,
  at timestamptz)
returns setof delivery.jobs language plpgsql as $$
declare
  moment timestamptz := coalesce(at, now());
begin
  insert into delivery.inbox (source, delivery_id, body, received_at) values (from_source, id, request, moment)
  on conflict do nothing;
  if not found then return; end if;
  return query
    insert into delivery.jobs (key, kind, status, payload, attempts, not_before, due_at, holder, created_at)
    values (job_key, job_kind, 'waiting', job_payload, 1, moment, moment + hold_ms * interval '1 ms', claim, moment)
    on conflict do nothing returning *;
end $$;

-- Prolongs claims. Waits for no lock: a job whose result is recorded at this moment keeps its hold without it. Answers
-- the claims that still hold their job.
create or replace function delivery.renew(ids bigint[], claims uuid[], hold_ms integer, at timestamptz)
returns table (renewed_id bigint, renewed_claim uuid) language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  return query
    with mine as (select * from unnest(ids, claims) as mine (id, claim)),
    free as materialized (
      select j.job_id from delivery.jobs j join mine on j.job_id = mine.id and j.holder = mine.claim
      where j.job_id = any (ids) for update of j skip locked),
    renewed as (
      update delivery.jobs j set due_at = coalesce(at, now()) + hold_ms * interval '1 ms'
      where j.job_id = any (array(select free.job_id from free)))
    select j.job_id, j.holder from delivery.jobs j join mine on j.job_id = mine.id and j.holder = mine.claim
    where j.job_id = any (ids);
end $$;

-- Records how attempts ended. Answers the jobs whose holder still was the caller's claim.
create or replace function delivery.finish(given jsonb, at timestamptz) returns setof bigint language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  moment timestamptz := coalesce(at, now());
  ids bigint[] := array(select (g ->> 'id')::bigint from jsonb_array_elements(given) g);
  names text[] := array(
    select distinct j.lane from delivery.jobs j where j.job_id = any (ids) and j.lane is not null);
begin
  perform from delivery.lanes l where l.lane = any (names) order by l.lane for update;
  return query
    with ended as (
      update delivery.jobs j set
        status = case
          when j.afterwards = 'runAgain' then 'waiting'
          when j.afterwards = 'recall' and g.status <> 'done' then 'recalled'
          else g.status end,
        attempts = case
          when j.afterwards = 'runAgain' then 0
          when g.spent then j.attempts
          else greatest(j.attempts - 1, 0) end,
        not_before = retry.due,
        due_at = case
          when j.lane is null and (j.afterwards = 'runAgain'
            or (g.status = 'waiting' and j.afterwards is null)) then retry.due end,
        state = case when g.keeps_state then j.state else g.state end,
        problem = g.problem, holder = null, afterwards = null,
        ended_at = case
          when j.afterwards = 'runAgain' or (g.status = 'waiting' and j.afterwards is null) then null
          else moment end
      from jsonb_to_recordset(given) as g (id bigint, holder uuid, status text, spent boolean, later_at timestamptz,
        delay_ms double precision, keeps_state boolean, state jsonb, problem text, pace_ms double precision)
      cross join lateral (
        select coalesce(g.later_at, moment + g.delay_ms * interval '1 ms', moment) as due) retry
      where j.job_id = any (ids) and j.job_id = g.id and j.holder = g.holder
      returning j.job_id, j.lane, g.pace_ms),
    paced as (
      update delivery.lanes l set used_at = moment, next_call_at = moment + e.pace_ms * interval '1 ms'
      from ended e where l.lane = e.lane and e.pace_ms is not null)
    select e.job_id from ended e;
  if cardinality(names) > 0 then perform delivery.advance(names); end if;
end $$;

-- Withdraws jobs that wait: those without an attempt so far, or any. Of one that runs, the attempt goes on and is the
-- last.
create or replace function delivery.recall(keys text[], only_untried boolean, at timestamptz)
returns table (recalled_key text, was_running boolean) language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  names text[] := array(select distinct j.lane from delivery.jobs j where j.key = any (keys) and j.lane is not null);
begin
  perform from delivery.lanes l where l.lane = any (names) order by l.lane for update;
  return query
    update delivery.jobs j set
      status = case when j.holder is null then 'recalled' else j.status end,
      due_at = case when j.holder is null then null else j.due_at end,
      ended_at = case when j.holder is null then coalesce(at, now()) end,
      afterwards = case when j.holder is null then null else 'recall' end
    where j.key = any (keys) and j.status = 'waiting' and (not only_untried or (j.attempts = 0 and j.holder is null))
    returning j.key, j.holder is not null;
  if cardinality(names) > 0 then perform delivery.advance(names); end if;
end $$;

-- Makes jobs due now with all attempts ahead of them: waiting, dead or ended ones. With `again`, one that runs at this
-- moment runs once more afterwards.
create or replace function delivery.revive(ids bigint[], again boolean, at timestamptz)
returns setof bigint language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  moment timestamptz := coalesce(at, now());
  names text[] := array(
    select distinct j.lane from delivery.jobs j where j.job_id = any (ids) and j.lane is not null);
begin
  insert into delivery.lanes (lane, used_at) select name, moment from unnest(names) name order by name
  on conflict (lane) do update set used_at = excluded.used_at;
  perform from delivery.jobs j where j.job_id = any (ids) order by j.job_id for update;
  return query
    update delivery.jobs j set
      status = 'waiting', attempts = 0, not_before = moment, ended_at = null,
      due_at = case when j.lane is null then moment end
    where j.job_id = any (ids) and j.holder is null returning j.job_id;
  if again then
    return query
      update delivery.jobs j set afterwards = 'runAgain'
      where j.job_id = any (ids) and j.holder is not null returning j.job_id;
  end if;
  if cardinality(names) > 0 then perform delivery.advance(names); end if;
  perform pg_notify('laurel_delivery', kinds.name) from (
    select distinct j.kind as name from delivery.jobs j where j.job_id = any (ids)) kinds;
end $$;

-- Notes the time. After the clock was set back, what waits for a time that was noted before comes as much earlier.
-- Answers by how many milliseconds the clock was set back.
create or replace function delivery.note_time(at timestamptz) returns double precision language plpgsql as $$
declare
  moment timestamptz := coalesce(at, clock_timestamp());
  latest timestamptz;
begin
  insert into delivery.clock (latest_at) values (moment) on conflict do nothing;
  select c.latest_at into latest from delivery.clock c for update;
  update delivery.clock set latest_at = moment;
  if latest <= moment + interval '2 s' then return 0; end if;
  update delivery.lanes set next_call_at = next_call_at - (latest - moment) where next_call_at > moment;
  update delivery.jobs set
    not_before = case when not_before > moment then not_before - (latest - moment) else not_before end,
    due_at = case when due_at > moment then due_at - (latest - moment) else due_at end
  where status = 'waiting' and (not_before > moment or due_at > moment);
  return extract(epoch from latest - moment) * 1000;
end $$;
