-- Groups that an identity provider pushes. Each has a segment whose members are chosen by hand: the provider is one hand
-- more, and what administrators change stays.
create table sources.scim_groups (
  connection_id uuid not null references sources.connections on delete cascade,
  group_id uuid not null,
  team_id uuid not null,
  display_name text not null,
  external_id text collate "C",
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- The name that its segment was given; null before it has one.
  named text,
  -- Deleted groups are gone for the provider. The row goes when their members have left the segment.
  is_deleted boolean not null default false,
  primary key (connection_id, group_id)
);
create index scim_groups_unsettled on sources.scim_groups (connection_id, group_id)
  where is_deleted or named is distinct from display_name;

create table sources.scim_group_members (
  connection_id uuid not null,
  group_id uuid not null,
  user_id uuid not null,
  -- False for a user who was taken out. The row goes when the segment has followed.
  is_member boolean not null default true,
  -- Who was put into the segment for this user; null until a run finds the member.
  member_id uuid,
  primary key (connection_id, group_id, user_id),
  foreign key (connection_id, group_id) references sources.scim_groups on delete cascade,
  foreign key (connection_id, user_id) references sources.scim_users on delete cascade
);
create index scim_group_members_of_user on sources.scim_group_members (connection_id, user_id);
create index scim_group_members_unsettled on sources.scim_group_members (connection_id, group_id, user_id)
  where is_member = (member_id is null);
