create schema sources;

-- One row per source that a team is connected to, or is about to be. It is no read model: the log holds no secrets.
create table sources.connections (
  connection_id uuid primary key,
  team_id uuid not null,
  source text not null,
  -- The settings as sealed JSON; null before the connection is made. What was entered before a grant, such as a subdomain.
  settings text,
  entered jsonb not null default '{}',
  -- What the partner issued since, such as tokens that rotate; see connectionTokens.ts.
  tokens text,
  renewal_id uuid,
  renewal_expires_at timestamptz,
  -- Null for the usual mapping.
  mapping jsonb,
  -- Where the next run of changes begins.
  cursor text,
  connected_at timestamptz,
  changed_at timestamptz not null,
  full_at timestamptz,
  last_success_at timestamptz,
  last_problem_at timestamptz,
  last_problem text,
  problem_kind text check (problem_kind in ('NO_ANSWER', 'ACCESS')),
  -- Null while the latest run succeeded.
  failing_since timestamptz,
  unique (team_id, source)
);
create index connections_connected on sources.connections (connection_id) where settings is not null;

-- Administrators on their way to a partner. The state of the address is kept as its hash.
create table sources.grants (
  state_hash text primary key,
  team_id uuid not null,
  source text not null,
  member_id uuid not null,
  expires_at timestamptz not null
);
create index grants_by_expiry on sources.grants (expires_at);

-- Which person of a source is which member, as of the last run that ended.
create table sources.links (
  connection_id uuid not null references sources.connections on delete cascade,
  external_id text collate "C" not null,
  team_id uuid not null,
  member_id uuid,
  manager_external_id text collate "C",
  is_active boolean not null,
  primary key (connection_id, external_id)
);
create index links_by_member on sources.links (connection_id, member_id);
create index links_of_member on sources.links (team_id, member_id);

-- What a source set of a member, field by field: a sync with the chat workspace leaves it.
create table sources.field_sources (
  team_id uuid not null,
  member_id uuid not null,
  field text not null,
  value text not null,
  source text not null,
  set_at timestamptz not null,
  primary key (team_id, member_id, field)
);
create index field_sources_by_source on sources.field_sources (team_id, source, member_id);
