-- The months of rewards that teams pay for afterwards. A month is asked for once; what was paid is in the ledger.
create table billing.statements (
  statement_id uuid primary key,
  team_id uuid not null,
  month text not null,
  points integer not null check (points > 0),
  made_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'paid', 'failed', 'needs_confirmation')),
  -- Counts the payments that were asked for, for the idempotency keys.
  attempts integer not null default 0,
  intent_id text unique,
  -- What the bank said, while it is not paid.
  problem text,
  -- Whether postpay was switched off because of it, and returns with the payment.
  has_paused boolean not null default false,
  paid_at timestamptz,
  unique (team_id, month)
);
create index on billing.statements (team_id) where state <> 'paid';
create index on billing.statements (made_at) where state = 'open';
