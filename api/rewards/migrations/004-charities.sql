-- Nonprofits that people can give to. The rows are public data of every team: a synthetic set at the first start, or a
-- file that the operator imports.
create schema if not exists rewards;
create extension if not exists pg_trgm;

create table rewards.charities (
  -- Nine digits, without the dash.
  ein text primary key check (ein ~ '^[0-9]{9}$'),
  -- The place by annual receipts: 1 is the largest. Lists show large nonprofits first.
  rank integer not null,
  name text not null,
  dba text not null,
  street1 text not null,
  street2 text not null,
  city text not null,
  state text not null,
  postal_code text not null,
  classification_code text not null,
  -- The section of the page; empty where there is none.
  category text not null,
  mission text not null,
  url text,
  logo_url text,
  receipts bigint,
  latitude double precision,
  longitude double precision,
  place point generated always as (point(longitude, latitude)) stored,
  -- Words of the names, of the city and of the state, and the EIN.
  words tsvector not null
);

-- Only the best matches are shown, but a common word matches a hundred thousand rows. A search asks the largest
-- nonprofits first, then eight times as many, and so on, and therefore reads few rows at any frequency of its words.
create index charities_by_words on rewards.charities using gin (words);
create index charities_by_words_128k on rewards.charities using gin (words) where rank <= 128000;
create index charities_by_words_16k on rewards.charities using gin (words) where rank <= 16000;
create index charities_by_words_2k on rewards.charities using gin (words) where rank <= 2000;
create index charities_by_place on rewards.charities using gist (place);
create index charities_by_place_128k on rewards.charities using gist (place) where rank <= 128000;
create index charities_by_place_16k on rewards.charities using gist (place) where rank <= 16000;
create index charities_by_category on rewards.charities (category, rank) where category <> '';

-- The words of all nonprofits: a misspelled word is replaced by the one that is most like it.
create table rewards.charity_words (
  word text collate "C" primary key,
  uses integer not null
);
create index charity_words_alike on rewards.charity_words using gin (word gin_trgm_ops) where length(word) >= 4;
