create schema developers;

-- Where a team wants its events to be sent. No read model: the log holds no secrets.
create table developers.webhooks (
  webhook_id uuid primary key,
  team_id uuid not null,
  url text not null,
  description text not null,
  types text[] not null,
  includes_messages boolean not null,
  -- The secret as sealed text.
  secret text not null,
  former_secret text,
  former_secret_until timestamptz,
  disabled_reason text check (disabled_reason in ('administrator', 'failures', 'gone')),
  -- The last event that became a delivery.
  position bigint not null,
  created_by uuid not null,
  created_at timestamptz not null,
  -- Null while the latest attempt succeeded.
  failing_since timestamptz,
  last_success_at timestamptz,
  last_problem text
);
create index webhooks_by_team on developers.webhooks (team_id, created_at);
create index webhooks_enabled on developers.webhooks (team_id) where disabled_reason is null;

-- One row per event and webhook; a replay makes another one.
create table developers.deliveries (
  delivery_id uuid primary key,
  webhook_id uuid not null references developers.webhooks on delete cascade,
  team_id uuid not null,
  -- Null for a test event.
  position bigint,
  event_id uuid not null,
  type text not null,
  is_replay boolean not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempts bigint not null default 0,
  created_at timestamptz not null,
  last_attempt_at timestamptz,
  next_attempt_at timestamptz,
  response_status integer,
  problem text
);
create index deliveries_of_webhook on developers.deliveries (webhook_id, created_at, delivery_id);
create index deliveries_of_team on developers.deliveries (team_id, created_at, delivery_id);
create index deliveries_waiting on developers.deliveries (webhook_id) where state = 'waiting';
create index deliveries_by_age on developers.deliveries (created_at);

create table developers.attempts (
  delivery_id uuid not null references developers.deliveries on delete cascade,
  number bigint not null,
  at timestamptz not null,
  status integer,
  milliseconds bigint not null,
  problem text,
  answer text not null,
  primary key (delivery_id, number)
);
