-- What was read of a month that is closed, or is closed with this reading. It can be read again.
create table worker.month_books (
  team_id uuid not null,
  month text not null,
  -- The command that closes the month.
  order_id uuid not null,
  -- The member who closes the month; null where it was closed before.
  closing_member_id uuid,
  state text not null check (state in ('running', 'ready', 'failed')),
  -- What each account of the ledger moved, and the lines of the liability statement.
  movements jsonb,
  statement jsonb,
  problem text,
  ordered_at timestamptz not null,
  primary key (team_id, month)
);

-- Attestation packs that administrators ordered. They name people by their ids alone.
create table worker.attestation_packs (
  pack_id uuid primary key,
  team_id uuid not null,
  month text not null,
  state text not null check (state in ('running', 'ready', 'failed')),
  parts integer not null default 0,
  byte_count bigint not null default 0,
  problem text,
  ordered_at timestamptz not null,
  expires_at timestamptz not null,
  unique (team_id, month)
);

create table worker.attestation_pack_parts (
  pack_id uuid not null references worker.attestation_packs (pack_id) on delete cascade,
  part integer not null,
  content bytea not null,
  primary key (pack_id, part)
);
