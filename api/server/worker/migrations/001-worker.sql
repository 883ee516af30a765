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
