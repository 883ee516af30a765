-- Keys of programs. The database has hashes of secrets only.
create table access.api_keys (
  key_id uuid primary key,
  team_id uuid not null,
  -- The member whom the key acts for.
  member_id uuid not null,
  -- `accessEnds` of the member when the key was created. A member who loses access or a role ends their keys.
  access_ends integer not null,
  name text not null,
  scopes text[] not null,
  prefix text not null,
  secret_hash text not null unique,
  -- The replaced secret, which works for a while.
  former_hash text unique,
  former_until timestamptz,
  days integer not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  last_used_on date
);
create index api_keys_of_team on access.api_keys (team_id, created_at desc) where revoked_at is null;
