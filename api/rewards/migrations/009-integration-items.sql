-- Which items of the team's catalog come from a vendor, and what the vendor calls them and their variants.
create table rewards.integration_items (
  team_id uuid not null,
  item_id uuid not null,
  vendor text not null,
  product_id text not null,
  imported_at timestamptz not null,
  primary key (team_id, item_id)
);
create index integration_items_of_vendor on rewards.integration_items (team_id, vendor);

create table rewards.integration_variants (
  team_id uuid not null,
  item_id uuid not null,
  variant_id uuid not null,
  vendor_variant_id text not null,
  primary key (team_id, item_id, variant_id),
  foreign key (team_id, item_id) references rewards.integration_items on delete cascade
);
