-- A customer that was deleted at Stripe: its payments stay those of the team, and the team gets another customer.
alter table billing.customers add column deleted_at timestamptz;
alter table billing.customers drop constraint customers_pkey;
alter table billing.customers drop constraint customers_customer_id_key;
alter table billing.customers add primary key (customer_id);
create unique index customers_of_teams on billing.customers (team_id) where deleted_at is null;
