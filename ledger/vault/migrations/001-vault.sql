create schema if not exists vault;

create table if not exists vault.keys (
  team_id uuid not null,
  member_id uuid not null,
  encrypted_key bytea,
  destroyed_at timestamptz,
  primary key (team_id, member_id),
  check ((encrypted_key is null) = (destroyed_at is not null))
);

-- The id of the installation, and the store that holds its log.
create table if not exists vault.installation (
  only_one boolean primary key default true check (only_one),
  id uuid not null,
  log text check (log in ('postgres', 'eventstore'))
);
insert into vault.installation (id) values (gen_random_uuid()) on conflict do nothing;
