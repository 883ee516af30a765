create schema billing;

-- The customer of each team at Stripe. It is no read model: Stripe has no authoritative look-up by the team.
create table billing.customers (
  team_id uuid primary key,
  customer_id text not null unique,
  created_at timestamptz not null default now()
);
