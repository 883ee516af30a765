-- The invoices of subscriptions that could not be charged, while they are open. Administrators get one message about each.
create table billing.unpaid_invoices (
  invoice_id text primary key,
  team_id uuid not null,
  subscription_id text not null,
  cents bigint not null,
  currency text not null,
  -- Why the last attempt failed, in words for people.
  reason text not null
);
create index on billing.unpaid_invoices (team_id);
