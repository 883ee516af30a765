-- The picture of an imported item: where the vendor has it, and the copy that is kept of it.
create table rewards.integration_images (
  team_id uuid not null,
  item_id uuid not null,
  source_url text not null,
  -- Of the bytes as the vendor answered them.
  source_hash bytea,
  image_id text,
  fetched_at timestamptz not null,
  primary key (team_id, item_id),
  foreign key (team_id, item_id) references rewards.integration_items on delete cascade
);
