-- Imports of user fields, with what they replaced. Kept for 30 days, so that an import can be undone.
create table worker.user_field_imports (
  import_id uuid primary key,
  team_id uuid not null,
  imported_by uuid not null,
  step text not null default 'importing' check (step in ('importing', 'imported', 'undoing', 'undone')),
  people integer not null,
  created_at timestamptz not null
);
create index on worker.user_field_imports (created_at);

-- One row for each person that an import changes.
create table worker.user_field_changes (
  import_id uuid not null references worker.user_field_imports on delete cascade,
  team_id uuid not null,
  member_id uuid not null,
  wanted jsonb not null,
  -- Null until the change is made.
  before jsonb,
  outcome text not null default 'waiting' check (outcome in ('waiting', 'changed', 'refused', 'restored', 'kept')),
  primary key (import_id, member_id)
);
create index on worker.user_field_changes (team_id, member_id);
create index on worker.user_field_changes (import_id, outcome, member_id);
