-- Token keys are derived from the secrets of the installation and a salt, so that the database alone signs nothing.
drop table access.signing_keys;

create table access.token_keys (
  kid text primary key,
  -- Identifies the secret that the key is derived from.
  secret_id text not null,
  salt bytea not null,
  created_at timestamptz not null,
  retired_at timestamptz
);

-- Sessions of before have tokens that nothing verifies.
delete from access.sessions;
alter table access.sessions
  add column kind text not null check (kind in ('browser', 'client')),
  -- `accessEnds` of the member when the session began.
  add column access_ends integer not null,
  -- The generation of the refresh token that is valid, and when it was issued.
  add column generation integer not null default 1,
  add column rotated_at timestamptz not null,
  add column ip_address text,
  add column user_agent text;
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

-- A sign-in that has begun is kept by its browser. The table holds the completed ones, which work once.
drop table access.sign_ins;
create table access.sign_ins (
  state_hash text primary key,
  expires_at timestamptz not null
);

-- A refused sign-in of a stranger belongs to no team.
alter table access.security_log
  alter column team_id drop not null,
  alter column member_id drop not null,
  add column detail text,
  -- Set where a repeat within a period is not recorded again.
  add column repeat_key text unique;
create index security_log_by_age on access.security_log (created_at);
