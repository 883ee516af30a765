-- Sign-in links, sessions, the salts of token keys and the security log. They are no read models: the log cannot rebuild
-- them.
create schema access;

-- Token keys are derived from the secrets of the installation and a salt, so that the database alone signs nothing.
create table access.token_keys (
  kid text primary key,
  -- Identifies the secret that the key is derived from.
  secret_id text not null,
  salt bytea not null,
  created_at timestamptz not null,
  retired_at timestamptz
);

create table access.login_links (
  token_hash text primary key,
  team_id uuid not null,
  member_id uuid not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create table access.sessions (
  session_id uuid primary key,
  team_id uuid not null,
  member_id uuid not null,
  kind text not null check (kind in ('browser', 'client')),
  -- `accessEnds` of the member when the session began.
  access_ends integer not null,
  started_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  -- The generation of the refresh token that is valid, and when it was issued.
  generation integer not null default 1,
  rotated_at timestamptz not null,
  ip_address text,
  user_agent text
);
create index sessions_of_member on access.sessions (team_id, member_id) where ended_at is null;
create index sessions_by_expiry on access.sessions (expires_at);

-- Every process drops a session from its cache, and ends its streams, when the session ends for whatever reason.
create function access.tell_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('laurel_session_ended', old.session_id::text);
  return null;
end $$;
create trigger tell_session_end after update of ended_at on access.sessions
  for each row when (old.ended_at is null and new.ended_at is not null)
  execute function access.tell_session_end();
create trigger tell_session_removal after delete on access.sessions
  for each row when (old.ended_at is null)
  execute function access.tell_session_end();

-- The sign-ins with Slack that are complete; each works once. A browser keeps those that have begun.
create table access.sign_ins (
  state_hash text primary key,
  expires_at timestamptz not null
);

create table access.security_log (
  entry_id bigint primary key generated always as identity,
  -- A refused sign-in of a stranger belongs to no team.
  team_id uuid,
  member_id uuid,
  activity text not null,
  detail text,
  ip_address text,
  user_agent text,
  created_at timestamptz not null,
  -- Set where a repeat within a period is not recorded again.
  repeat_key text unique
);
create index security_log_of_team on access.security_log (team_id, created_at desc, entry_id desc);
create index security_log_of_activity on access.security_log (team_id, activity, created_at desc, entry_id desc);
create index security_log_of_member on access.security_log (team_id, member_id, created_at desc, entry_id desc);
create index security_log_by_age on access.security_log (created_at);
