-- What the radar saw, by month and down to the lowest threshold. It is computed from read models and can be looked for again.
create table worker.radar_sightings (
  sighting_id uuid primary key,
  -- The same people and signal have one finding in all months.
  finding_id uuid not null,
  team_id uuid not null,
  signal text not null,
  month text not null,
  subject_ids uuid[] not null,
  share integer not null,
  times bigint not null,
  weight bigint not null,
  found_at timestamptz not null
);
create index radar_sightings_of_month on worker.radar_sightings (team_id, month);
create index radar_sightings_of_signal on worker.radar_sightings (team_id, signal, month, share);

-- The months that were looked at.
create table worker.radar_months (
  team_id uuid not null,
  month text not null,
  -- Shoutouts and awards.
  thanks bigint not null,
  primary key (team_id, month)
);

create table worker.radar_looks (
  team_id uuid primary key,
  asked_at timestamptz not null,
  looked_at timestamptz
);
create index radar_looks_asked on worker.radar_looks (asked_at);
