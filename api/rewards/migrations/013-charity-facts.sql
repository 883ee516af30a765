-- What a source such as Every.org says about nonprofits. It is copied into rewards.charities, which an import replaces:
-- these rows stay.
create table rewards.charity_facts (
  ein text primary key check (ein ~ '^[0-9]{9}$'),
  -- Empty where the source does not know the nonprofit.
  name text not null,
  mission text not null,
  url text,
  logo_url text,
  city text not null,
  state text not null,
  classification_code text not null,
  category text not null,
  -- Whether the source was asked for everything about the nonprofit.
  is_whole boolean not null,
  read_at timestamptz not null
);

-- How far the lists of the source have been read.
create table rewards.charity_causes (
  cause text primary key,
  next_page integer not null,
  -- When the last page was read; null before.
  read_at timestamptz
);
