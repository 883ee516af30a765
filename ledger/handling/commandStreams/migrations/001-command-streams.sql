create schema if not exists ledger;

create table if not exists ledger.command_streams (
  command_id uuid primary key,
  stream text collate "C" not null
);
