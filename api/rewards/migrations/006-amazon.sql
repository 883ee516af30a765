-- The trending products of each category, as a marketplace showed them to a connection last.
create table rewards.amazon_trending (
  connection_id uuid not null references rewards.vendor_connections on delete cascade,
  -- The marketplace, such as UK.
  region text not null,
  category text not null,
  -- A list of products with their prices in points.
  products jsonb not null,
  read_at timestamptz not null,
  primary key (connection_id, region, category)
);
