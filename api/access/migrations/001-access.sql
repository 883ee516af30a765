-- Sign-in links, sessions, the signing key and the security log. They are no read models: the log cannot rebuild them.
create schema if not exists access;

create table if not exists access.signing_keys (
  key_id integer primary key generated always as identity,
  secret bytea not null,
  created_at timestamptz not null default now()
);

create table if not exists access.login_links (
  token_hash text primary key,
  team_id uuid not null,
  member_id uuid not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create table if not exists access.sessions (
  session_id uuid primary key,
  team_id uuid not null,
  member_id uuid not null,
  started_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);

create table if not exists access.sign_ins (
  state_hash text primary key,
  nonce text not null,
  expires_at timestamptz not null
);

create table if not exists access.security_log (
  entry_id bigint primary key generated always as identity,
  team_id uuid not null,
  member_id uuid not null,
  activity text not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null
);
create index if not exists security_log_of_team on access.security_log (team_id, created_at desc);
