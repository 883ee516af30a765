create schema if not exists log;

create table if not exists log.events (
  position bigint primary key,
  stream text collate "C" not null,
  revision bigint not null,
  id uuid not null,
  type text collate "C" not null,
  version integer not null,
  -- The json type keeps the text as it came, which is what the hash covers.
  data json not null,
  metadata json not null,
  recorded_at text collate "C" not null,
  hash text collate "C" not null,
  constraint one_event_per_id unique (id)
);

-- Streams are found by two hashes of their names (ofStream.ts), which are some eighty characters long.
create unique index if not exists one_event_per_revision on log.events
  (hashtextextended(stream, 0), hashtextextended(stream, 1), revision);

-- The writer with this epoch may append; it shares an advisory lock while it does. A takeover changes
-- the epoch, which waits for that lock and refuses every later append of the writer before.
create table if not exists log.writer (
  only_one boolean primary key default true check (only_one),
  epoch uuid not null
);

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

-- The number of the lock that appends share (statements.ts). A trigger takes it, so that no takeover can forget it.
create or replace function log.wait_for_appends() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7210487);
  return null;
end
$$;

create or replace trigger epoch_waits_for_appends before update on log.writer
  for each statement execute function log.wait_for_appends();

grant usage on schema log to laurel_application;
grant select, insert on log.events to laurel_application;
grant select, update (epoch) on log.writer to laurel_application;
