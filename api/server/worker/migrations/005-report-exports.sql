-- Reports that people ordered as files. They are deleted when they expire.
create table worker.report_exports (
  export_id uuid primary key,
  team_id uuid not null,
  member_id uuid not null,
  -- The report and its filters, in the terms of the contract.
  query jsonb not null,
  state text not null check (state in ('running', 'ready', 'failed')),
  -- What the file has so far.
  parts integer not null default 0,
  row_count bigint not null default 0,
  byte_count bigint not null default 0,
  -- Where the next part begins; null before the first one.
  next_cursor text,
  problem text,
  ordered_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz not null
);
create index report_exports_of_member on worker.report_exports (team_id, member_id, ordered_at);
create index report_exports_expired on worker.report_exports (expires_at);

create table worker.report_export_parts (
  export_id uuid not null references worker.report_exports on delete cascade,
  part integer not null,
  content text not null,
  primary key (export_id, part)
);
