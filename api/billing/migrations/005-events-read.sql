-- Until when the events of Stripe were listed, for those that no webhook delivered.
create table billing.events_read (
  only_row boolean primary key check (only_row),
  read_until timestamptz not null
);
