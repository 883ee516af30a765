create schema snapshots;

-- Folded states of long streams. They are disposable: the log has everything that they hold.
create table snapshots.streams (
  stream text collate "C" primary key,
  revision bigint not null,
  -- Of the event at the revision. It covers all events before it.
  hash text collate "C" not null,
  -- Of the program that folded it.
  version text collate "C" not null,
  -- Encrypted with the key of the person if the stream belongs to one.
  content bytea not null
);
