import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { expiredKeptMilliseconds, secretBytes } from './limits.ts'

/** Idempotent statements; every start runs all of them. */
const schema = `
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

-- The ledger itself detects a reused key.
drop table if exists access.request_keys;

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
`

/** Serializes the migrations of processes that start at the same time. */
const migrationLock = 7_203_118

/**
 * Brings the schema `access` up to date: sign-in links, sessions, the signing key and the security log. It is no read
 * model: it can't be rebuilt from the log, and holds no points. Deletes what has expired.
 */
export const migrateAccess = async (url: string): Promise<void> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
    await client.query(schema)
    await client.query(
      'insert into access.signing_keys (secret) select $1 where not exists (select from access.signing_keys)',
      [randomBytes(secretBytes)],
    )
    await forgetExpired(client)
    await client.query('commit')
  } finally {
    await client.end()
  }
}

const forgetExpired = async (client: Client): Promise<void> => {
  const before = new Date(Date.now() - expiredKeptMilliseconds)
  await client.query('delete from access.login_links where expires_at < $1', [before])
  await client.query('delete from access.sign_ins where expires_at < $1', [before])
  await client.query('delete from access.sessions where expires_at < $1', [before])
}
