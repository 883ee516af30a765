create schema if not exists log;

create table if not exists log.events (
  position bigint primary key,
  stream text collate "C" not null,
  revision bigint not null check (revision >= 0),
  id uuid not null,
  type text collate "C" not null,
  version integer not null check (version >= 1),
  -- The json type keeps the text as it came, which is what the hash covers.
  data json not null,
  metadata json not null,
  recorded_at text collate "C" not null,
  hash text collate "C" not null,
  constraint one_event_per_revision unique (stream, revision),
  constraint one_event_per_id unique (id)
);

-- Whoever moves this row appends: its lock orders the writers, its position and epoch refuse the one that is late.
create table if not exists log.head (
  only_one boolean primary key default true check (only_one),
  position bigint not null,
  recorded_at text collate "C" not null,
  epoch uuid not null
);
insert into log.head (position, recorded_at, epoch)
values (-1, '', gen_random_uuid())
on conflict do nothing;

create or replace function log.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The event log is append-only: % of log.% is refused. Correct a fact with a new event.',
    tg_op, tg_table_name;
end
$$;

create or replace trigger events_never_change before update or delete on log.events
  for each row execute function log.refuse_change();
create or replace trigger events_are_never_emptied before truncate on log.events
  for each statement execute function log.refuse_change();
create or replace trigger head_never_goes before delete on log.head
  for each row execute function log.refuse_change();
create or replace trigger head_is_never_emptied before truncate on log.head
  for each statement execute function log.refuse_change();
create or replace trigger head_never_turns_back before update on log.head
  for each row when (new.position < old.position) execute function log.refuse_change();

grant usage on schema log to laurel_application;
grant select, insert on log.events to laurel_application;
grant select, update (position, recorded_at, epoch) on log.head to laurel_application;
