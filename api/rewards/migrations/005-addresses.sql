create schema if not exists rewards;

-- The shipping addresses of people. The text is encrypted with the key of the person, so that copies in backups can't be
-- read after an erasure.
create table rewards.addresses (
  team_id uuid not null,
  member_id uuid not null,
  address_id uuid not null,
  sealed text not null check (length(sealed) <= 20000),
  is_default boolean not null,
  created_at timestamptz not null,
  -- Addresses of the same moment have an order, too.
  number bigint generated always as identity,
  primary key (team_id, member_id, address_id)
);

create unique index default_address on rewards.addresses (team_id, member_id) where is_default;
