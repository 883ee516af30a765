-- Where people had payouts sent, and the codes that prove that an account is theirs. Accounts and codes are keyed
-- hashes: the database alone reveals neither. The rows of a person are deleted with the person.
create table rewards.payout_destinations (
  team_id uuid not null,
  member_id uuid not null,
  destination_hash text not null,
  verified_at timestamptz not null,
  primary key (team_id, member_id, destination_hash)
);
-- Who else in the team uses an account.
create index payout_destinations_by_hash on rewards.payout_destinations (team_id, destination_hash);

-- One code per person and account; a new one replaces it.
create table rewards.payout_codes (
  team_id uuid not null,
  member_id uuid not null,
  destination_hash text not null,
  code_hash text not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  attempts_left integer not null,
  primary key (team_id, member_id, destination_hash)
);
create index payout_codes_by_expiry on rewards.payout_codes (expires_at);

-- The codes that were sent within a day, for the limits.
create table rewards.payout_code_sends (
  team_id uuid not null,
  member_id uuid not null,
  destination_hash text not null,
  sent_at timestamptz not null
);
create index payout_code_sends_of_member on rewards.payout_code_sends (team_id, member_id, sent_at);
create index payout_code_sends_to_destination on rewards.payout_code_sends (destination_hash, sent_at);
create index payout_code_sends_by_age on rewards.payout_code_sends (sent_at);
