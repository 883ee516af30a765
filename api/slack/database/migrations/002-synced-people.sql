-- What the last sync did for each person, so that the next one leaves out who did not change. Losing rows costs calls,
-- nothing else.
create table slack.synced_people (
  team_id uuid not null,
  member_id uuid not null,
  -- The id of the last syncMember command, which derives from the data of the person.
  command_id uuid not null,
  -- Of the person, the fields of the workspace and their mapping, when the profile was read.
  profile_version uuid,
  profile_read_at timestamptz,
  primary key (team_id, member_id)
);
