-- The gift cards of connected vendors, by team. Synced from the vendors every night, and searched here alone.
create schema if not exists rewards;
create extension if not exists pg_trgm;
create extension if not exists btree_gin;

create table if not exists rewards.gift_cards (
  gift_card_id uuid primary key,
  team_id uuid not null,
  vendor text not null,
  -- The vendor's id of the product.
  product_id text not null,
  name text not null,
  -- Plain text with line breaks.
  description text not null,
  image_url text,
  -- Codes of ISO 3166; empty for anywhere.
  countries text[] not null,
  categories text[] not null,
  -- The name in lower case and without accents: the order of lists, and the text of searches with typing errors.
  folded_name text not null,
  -- The words of name and categories, folded the same way.
  words tsvector not null,
  -- The least value of a variant that can be had; null where all are sold out.
  least_minor bigint,
  least_currency text,
  -- Places the card in a random order of its own, from which each month shows another stretch.
  draw integer not null,
  -- The sync that saw the card last.
  sync_id uuid not null,
  unique (team_id, vendor, product_id)
);
create index if not exists gift_cards_by_name on rewards.gift_cards (team_id, folded_name, gift_card_id);
create index if not exists gift_cards_by_draw on rewards.gift_cards (team_id, draw);
create index if not exists gift_cards_by_words on rewards.gift_cards using gin (team_id, words);
create index if not exists gift_cards_by_trigrams on rewards.gift_cards using gin (team_id, folded_name gin_trgm_ops);

create table if not exists rewards.gift_card_variants (
  gift_card_id uuid not null references rewards.gift_cards on delete cascade,
  variant_id text not null,
  place smallint not null,
  name text not null,
  is_available boolean not null,
  currency text not null,
  -- Minor units: equal for a fixed value, else the range of values that may be chosen.
  least_minor bigint not null,
  most_minor bigint not null,
  primary key (gift_card_id, variant_id),
  check (least_minor > 0 and most_minor >= least_minor)
);

-- Units of a currency for one US dollar, as an exact decimal text.
create table if not exists rewards.exchange_rates (
  currency text primary key,
  units_per_dollar text not null,
  as_of date not null
);
