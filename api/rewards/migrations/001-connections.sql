create schema rewards;

-- One row per vendor that a team is connected to. It is no read model: the log holds no secrets.
create table rewards.vendor_connections (
  connection_id uuid primary key,
  team_id uuid not null,
  vendor text not null,
  -- The settings as sealed JSON, and what the vendor issued since, such as tokens that rotate.
  settings text not null,
  tokens text,
  connected_at timestamptz not null,
  -- Changes with the settings, so that clients of former settings are dropped.
  changed_at timestamptz not null,
  last_success_at timestamptz,
  last_problem_at timestamptz,
  last_problem text,
  problem_kind text check (problem_kind in ('NO_ANSWER', 'ACCESS', 'VENDOR_FUNDS')),
  -- Null while the latest call succeeded.
  failing_since timestamptz,
  unique (team_id, vendor)
);
create index vendor_connections_by_vendor on rewards.vendor_connections (vendor);
