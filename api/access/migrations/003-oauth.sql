-- Assistants that people connect by OAuth. The database has hashes of codes and tokens only.
create table access.oauth_clients (
  client_id uuid primary key,
  -- What the assistant calls itself. It proves nothing.
  name text not null,
  redirect_uris text[] not null,
  created_at timestamptz not null,
  -- When a person last allowed it. A client that no one allowed is deleted soon.
  allowed_at timestamptz
);
create index oauth_clients_never_allowed on access.oauth_clients (created_at) where allowed_at is null;

-- What a member allowed an assistant. It begins with a code, which the assistant exchanges once.
create table access.oauth_grants (
  grant_id uuid primary key,
  client_id uuid not null references access.oauth_clients on delete cascade,
  team_id uuid not null,
  member_id uuid not null,
  -- `accessEnds` of the member at the consent. A member who loses access or a role ends their grants.
  access_ends integer not null,
  redirect_uri text not null,
  scopes text[] not null,
  code_hash text not null unique,
  code_challenge text not null,
  code_expires_at timestamptz not null,
  code_used_at timestamptz,
  -- When the code was exchanged. Until then the assistant has nothing.
  connected_at timestamptz,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  last_used_on date
);
create index oauth_grants_of_member on access.oauth_grants (team_id, member_id) where revoked_at is null;
create index oauth_grants_of_client on access.oauth_grants (client_id);

create table access.oauth_tokens (
  token_hash text primary key,
  grant_id uuid not null references access.oauth_grants on delete cascade,
  kind text not null check (kind in ('access', 'refresh')),
  expires_at timestamptz not null,
  -- Set for a refresh token that was exchanged. One that is sent again is a copy.
  used_at timestamptz
);
create index oauth_tokens_of_grant on access.oauth_tokens (grant_id);
create index oauth_tokens_by_expiry on access.oauth_tokens (expires_at);
