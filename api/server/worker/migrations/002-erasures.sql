-- Erasures that are not complete. An interrupted one is finished by the worker or by the next `laurel erase`.
create table worker.erasures (
  team_id uuid not null,
  member_id uuid not null,
  external_key text not null,
  actor jsonb not null,
  occurred_at timestamptz not null,
  primary key (team_id, member_id)
);
