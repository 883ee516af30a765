-- Addresses that sources send messages to: one for a connection, or one for all of a source, without a connection.
create table sources.subscriptions (
  subscription_id uuid primary key,
  source text not null,
  connection_id uuid references sources.connections on delete cascade,
  -- The id at the partner, and the sealed secret of its signatures; null until the partner gave them.
  external_id text,
  secret text,
  unique nulls not distinct (source, connection_id)
);
create index subscriptions_of_connection on sources.subscriptions (connection_id);

-- The company at the partner, where one address takes the messages of all companies.
alter table sources.connections add column account text;
create index connections_of_account on sources.connections (source, account) where account is not null;

-- People whom messages named, until a run has read them.
create table sources.hints (
  connection_id uuid not null references sources.connections on delete cascade,
  external_id text collate "C" not null,
  team_id uuid not null,
  hinted_at timestamptz not null,
  -- The run that reads them; null for one that comes.
  run_id uuid,
  primary key (connection_id, external_id)
);
create index hints_by_age on sources.hints (hinted_at);
create index hints_of_run on sources.hints (run_id) where run_id is not null;

-- Runs that read the people whom messages named, and no others.
alter table sources.runs add column is_hinted boolean not null default false;
