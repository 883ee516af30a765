-- The cards of teams at Stripe, as they were read last. Stripe alone knows their numbers.
create table billing.cards (
  card_id text primary key,
  team_id uuid not null
);
create index on billing.cards (team_id);

-- The top-ups that administrators began, recorded before Stripe is asked for their payment. What was paid is in the ledger.
create table billing.top_ups (
  top_up_id uuid primary key,
  team_id uuid not null,
  points integer not null check (points > 0),
  -- The number of times that the points were changed, for the idempotency keys.
  changes integer not null default 0,
  begun_by uuid not null,
  begun_at timestamptz not null,
  -- Null until Stripe has answered.
  intent_id text unique
);
create index on billing.top_ups (team_id, begun_at);
