create schema if not exists worker;

-- How far a follower of the log has come, and why it stopped.
create table if not exists worker.checkpoint (
  name text primary key,
  position bigint not null,
  last_failure text
);

-- The last day whose birthdays and anniversaries a team celebrated.
create table if not exists worker.celebrated_days (
  team_id uuid primary key,
  day text not null
);

-- Celebrations that a pause left out, or that only the member was told of. Administrators see them for two months.
create table if not exists worker.late_celebrations (
  team_id uuid not null,
  member_id uuid not null,
  kind text not null,
  year integer not null,
  outcome text not null check (outcome in ('SKIPPED', 'TOLD_ALONE')),
  noted_at timestamptz not null,
  primary key (team_id, member_id, kind, year)
);
