-- The subscription of each team at Stripe, as it was read last. A team has one at a time.
create table billing.subscriptions (
  team_id uuid primary key,
  subscription_id text not null,
  item_id text not null,
  price_id text not null,
  plan text not null check (plan in ('core', 'pro')),
  billing_interval text not null check (billing_interval in ('MONTHLY', 'ANNUAL')),
  unit_amount bigint not null,
  currency text not null,
  quantity integer not null,
  status text not null,
  current_period_end timestamptz,
  cancel_at_period_end boolean not null,
  read_at timestamptz not null
);

-- The choices of plans, recorded before Stripe is called. One without an end was interrupted, and is looked up.
create table billing.plan_choices (
  choice_id uuid primary key,
  team_id uuid not null,
  plan text not null check (plan in ('core', 'pro')),
  billing_interval text not null check (billing_interval in ('MONTHLY', 'ANNUAL')),
  chosen_by text not null,
  chosen_at timestamptz not null,
  attempt integer not null default 1,
  ended_at timestamptz,
  -- Null where the plan was chosen.
  problem text
);
create index on billing.plan_choices (chosen_at) where ended_at is null;
