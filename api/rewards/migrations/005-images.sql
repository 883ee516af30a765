-- The pictures of the items of teams, as WebP. They are no read models: the log has only their addresses.
create table rewards.images (
  image_id text primary key check (image_id ~ '^[0-9a-f]{32}$'),
  team_id uuid not null,
  content bytea not null,
  thumbnail bytea not null,
  created_at timestamptz not null
);

create index images_by_team on rewards.images (team_id, created_at);

-- WebP is compressed already.
alter table rewards.images alter column content set storage external;
alter table rewards.images alter column thumbnail set storage external;
