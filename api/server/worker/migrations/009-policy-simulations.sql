-- Policies that administrators tried on the history of their team. The newest ones of a team are kept.
create table worker.policy_simulations (
  simulation_id uuid primary key,
  team_id uuid not null,
  -- The changes, in the terms of the contract.
  policy jsonb not null,
  start_day text,
  state text not null check (state in ('running', 'ready', 'failed')),
  -- Both histories; it names people by their ids alone.
  result jsonb,
  problem text,
  ordered_at timestamptz not null
);
create index policy_simulations_of_team on worker.policy_simulations (team_id, ordered_at desc);
