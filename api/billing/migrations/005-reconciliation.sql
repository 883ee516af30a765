-- What the books and a partner disagree about. The same difference is one row, whatever run finds it.
create table billing.exceptions (
  exception_id uuid primary key,
  team_id uuid not null,
  kind text not null,
  partner text not null,
  -- The payment or the order that was compared, and the partner's id of what differs.
  subject text not null,
  reference text not null,
  -- What the partner has more than the books.
  cents bigint not null,
  occurred_at timestamptz not null,
  problem text not null,
  -- The command that removes the difference; null where a person has to find out first.
  compensation jsonb,
  -- `open` until a person decides, `gone` where a later run did not find it again.
  state text not null default 'open' check (state in ('open', 'compensated', 'accepted', 'gone')),
  found_at timestamptz not null,
  decided_by uuid,
  decided_at timestamptz
);
create index on billing.exceptions (team_id, found_at);
create index on billing.exceptions (partner, subject);
create index on billing.exceptions (found_at) where state = 'open';

-- What came in on a day of UTC, by the books and by the partner; months are sums of days.
create table billing.reconciled_days (
  partner text not null,
  team_id uuid not null,
  day date not null,
  recorded_cents bigint not null,
  provided_cents bigint not null,
  reconciled_at timestamptz not null,
  primary key (partner, team_id, day)
);
