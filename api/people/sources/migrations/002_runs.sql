-- Runs of syncs. They stay when their connection ends.
create table sources.runs (
  run_id uuid primary key,
  team_id uuid not null,
  connection_id uuid not null,
  source text not null,
  -- Whether everyone is read, or what changed since the cursor.
  is_full boolean not null,
  is_dry_run boolean not null,
  state text not null check (
    state in ('waiting', 'reading', 'planning', 'needs_confirmation', 'applying', 'done', 'failed', 'cancelled')
  ),
  asked_by uuid,
  asked_at timestamptz not null,
  ended_at timestamptz,
  since text,
  cursor text,
  -- The person after whom planning goes on; null at the beginning.
  planned_after text collate "C",
  counts jsonb not null default '{}',
  problem text,
  confirmed_by uuid,
  confirmed_at timestamptz
);
create index runs_of_team on sources.runs (team_id, asked_at desc, run_id desc);
create index runs_of_connection on sources.runs (connection_id, asked_at desc);
create index runs_by_age on sources.runs (asked_at);
-- One run of a connection at a time.
create unique index runs_under_way on sources.runs (connection_id)
  where state in ('waiting', 'reading', 'planning', 'applying');

-- The people that a run read, until it ends.
create table sources.staged (
  run_id uuid not null references sources.runs on delete cascade,
  external_id text collate "C" not null,
  team_id uuid not null,
  -- Null for a person who could not be read.
  person jsonb,
  problem text,
  email text,
  is_active boolean not null default true,
  manager_external_id text collate "C",
  manager_email text,
  member_id uuid,
  primary key (run_id, external_id)
);
create index staged_by_email on sources.staged (run_id, email);
create index staged_of_member on sources.staged (team_id, member_id);

-- What a run does about each person that it changes or passes over.
create table sources.run_people (
  run_id uuid not null references sources.runs on delete cascade,
  external_id text collate "C" not null,
  team_id uuid not null,
  name text not null,
  email text,
  member_id uuid,
  change text not null check (change in ('none', 'skipped', 'update', 'deactivate', 'reactivate')),
  changes jsonb not null,
  findings jsonb not null,
  outcome text not null check (outcome in ('waiting', 'done', 'unchanged', 'skipped', 'refused')),
  primary key (run_id, external_id)
);
create index run_people_waiting on sources.run_people (run_id, external_id) where outcome = 'waiting';
create index run_people_of_member on sources.run_people (team_id, member_id);
