create schema if not exists rewards;

-- How people react to thanks in the portal. A reaction gives no points.
create table rewards.thanks_reactions (
  team_id uuid not null,
  activity_id uuid not null,
  member_id uuid not null,
  emoji text not null check (length(emoji) <= 16),
  reacted_at timestamptz not null,
  primary key (team_id, activity_id, member_id, emoji)
);

create index reactions_of_member on rewards.thanks_reactions (team_id, member_id);
