-- A job that was asked to run again during its attempt is due at once, also where the attempt failed or was put off: what
-- was asked for may be what the attempt did not see.
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
        not_before = case when j.afterwards = 'runAgain' then moment else retry.due end,
        due_at = case
          when j.lane is null and j.afterwards = 'runAgain' then moment
          when j.lane is null and g.status = 'waiting' and j.afterwards is null then retry.due end,
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
