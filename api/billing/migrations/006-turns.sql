-- Who changes the billing of a team now. A turn that is not renewed ends by itself, so that a process that dies holds up
-- no team, and a change that waits for Stripe holds no connection.
create table billing.turns (
  team_id uuid primary key,
  holder uuid not null,
  ends_at timestamptz not null
);
