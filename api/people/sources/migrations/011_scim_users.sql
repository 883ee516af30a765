-- Users that an identity provider pushes, with the attributes that Laurel uses.
create table sources.scim_users (
  connection_id uuid not null references sources.connections on delete cascade,
  user_id uuid not null,
  team_id uuid not null,
  -- In lower case: names differ by more than that.
  user_name text collate "C" not null,
  external_id text collate "C",
  resource jsonb not null,
  -- Deleted users are gone for the provider, and people who left for the next run.
  is_deleted boolean not null default false,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- Runs of changes begin at the oldest transaction that had not ended when the run before began.
  changed_in xid8 not null default pg_current_xact_id(),
  primary key (connection_id, user_id)
);
create unique index scim_users_by_name on sources.scim_users (connection_id, user_name) where not is_deleted;
create index scim_users_by_external_id on sources.scim_users (connection_id, external_id) where not is_deleted;
create index scim_users_by_change on sources.scim_users (connection_id, changed_in);
