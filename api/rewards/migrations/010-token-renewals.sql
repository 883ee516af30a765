-- One caller renews the tokens of a connection at a time, and holds no connection of the database while the vendor
-- answers. The renewal of a process that ended expires.
alter table rewards.vendor_connections
  add column renewal_id uuid,
  add column renewal_expires_at timestamptz;
