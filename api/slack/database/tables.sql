create schema if not exists slack;

-- One row per workspace that added the app. Tokens are sealed; see installations/tokenCipher.ts.
create table if not exists slack.installations (
  slack_team_id text primary key,
  team_id uuid not null,
  enterprise_id text,
  is_enterprise_install boolean not null,
  team_name text not null,
  app_id text not null,
  bot_token text not null,
  refresh_token text,
  token_expires_at timestamptz,
  bot_id text,
  bot_user_id text not null,
  scopes text[] not null,
  installed_by text not null,
  installed_at timestamptz not null,
  ended_at timestamptz
);
create index if not exists installations_team_id on slack.installations (team_id);
-- When the workspace was first brought in as a whole; until then its installation is still its first.
alter table slack.installations add column if not exists synced_at timestamptz;

-- Reading people and channels from a workspace: after an install, once a night, and where news got lost.
create table if not exists slack.workspace_syncs (
  slack_team_id text not null,
  -- What it is for, so that it is done once: the day, or the event that asked for it.
  cause text not null,
  state text not null check (state in ('due', 'done', 'failed')),
  requested_at timestamptz not null,
  member_count integer not null default 0,
  channel_count integer not null default 0,
  problem text,
  primary key (slack_team_id, cause)
);
-- Earlier versions kept attempts here; they are jobs of delivery now.
do $$ begin
  if not exists (select from information_schema.columns
    where table_schema = 'slack' and table_name = 'workspace_syncs' and column_name = 'held_until') then
    return;
  end if;
  perform delivery.enqueue(jsonb_agg(jsonb_build_object(
    'key', 'slack.workspaceSync.' || slack_team_id || '.' || cause, 'kind', 'slack.workspaceSync',
    'lane', 'slack.workspaceSync.' || slack_team_id,
    'payload', jsonb_build_object('slackTeamId', slack_team_id, 'cause', cause)) order by requested_at), null)
  from slack.workspace_syncs where state = 'due' having count(*) > 0;
  alter table slack.workspace_syncs drop column attempts, drop column held_until, drop column next_attempt_at;
end $$;

-- Events that Slack delivered were remembered here; the inbox of delivery does that now.
drop table if exists slack.received_events;

-- Drafts that were not sent: the form opens with them. Encrypted, and deleted after a day.
create table if not exists slack.drafts (
  draft_id uuid primary key,
  slack_team_id text not null,
  slack_user_id text not null,
  content text not null,
  created_at timestamptz not null
);
create index if not exists drafts_created_at on slack.drafts (created_at);

-- Where recognition works in every channel: the one a shoutout was given in, so that it is announced there.
create table if not exists slack.spoken_in (
  team_id uuid not null,
  subject_id uuid not null,
  slack_channel_id text not null,
  noted_at timestamptz not null,
  primary key (team_id, subject_id)
);
create index if not exists spoken_in_noted_at on slack.spoken_in (noted_at);

-- Reminders, each sent once for its reason. The message in the outbox has the same id.
create table if not exists slack.nudges (
  nudge_id uuid primary key,
  team_id uuid not null,
  kind text not null,
  member_id uuid,
  channel_id uuid,
  -- Whose working hours it waits for.
  time_zone text not null,
  content jsonb not null,
  noted_at timestamptz not null
);
create index if not exists nudges_member on slack.nudges (team_id, member_id, kind, noted_at);

-- How far the reaction to the log has come.
create table if not exists slack.checkpoints (
  name text primary key,
  position bigint not null
);

-- The outbox. A row names the event and what its message shall show; the text is read from the log when it is sent, by
-- the job of the kind `slack.announcement`.
create table if not exists slack.announcements (
  announcement_id uuid primary key,
  team_id uuid not null,
  lane text not null,
  -- The shoutout, award, celebration or introduction to announce.
  subject_id uuid not null,
  channel_id uuid,
  -- Set if the announcement is a direct message.
  recipient_id uuid,
  stream text not null,
  revision bigint not null,
  position bigint not null,
  wanted text not null check (wanted in ('given', 'recalled')),
  shown text check (shown in ('given', 'recalled')),
  message_channel text,
  message_ts text
);
-- It told of shoutouts alone before, in the one channel their event names.
do $$ begin
  if exists (select from information_schema.columns
    where table_schema = 'slack' and table_name = 'announcements' and column_name = 'shoutout_id') then
    alter table slack.announcements rename column shoutout_id to subject_id;
  end if;
end $$;
alter table slack.announcements add column if not exists channel_id uuid;
create index if not exists announcements_subject on slack.announcements (team_id, subject_id);

-- Earlier versions kept attempts and lanes here; they are jobs of delivery now.
do $$ begin
  if not exists (select from information_schema.columns
    where table_schema = 'slack' and table_name = 'announcements' and column_name = 'state') then
    return;
  end if;
  perform delivery.enqueue(jsonb_agg(jsonb_build_object(
    'key', 'slack.announcement.' || announcement_id, 'kind', 'slack.announcement', 'lane', lane, 'owner', team_id,
    'payload', jsonb_build_object('announcementId', announcement_id)) order by position, announcement_id), null)
  from slack.announcements where state = 'due' having count(*) > 0;
  insert into delivery.jobs (key, kind, lane, owner, status, payload, attempts, not_before, problem, created_at, ended_at)
  select 'slack.announcement.' || announcement_id, 'slack.announcement', lane, team_id::text, 'dead',
    jsonb_build_object('announcementId', announcement_id), attempts, now(), problem, now(), now()
  from slack.announcements where state = 'parked' on conflict do nothing;
  update delivery.jobs j set state = '{"isOutcomeUnknown": true}' from slack.announcements a
  where j.key = 'slack.announcement.' || a.announcement_id and a.is_outcome_unknown;
  alter table slack.announcements drop column state, drop column attempts, drop column is_outcome_unknown,
    drop column next_attempt_at, drop column problem;
  drop table slack.lanes;
end $$;
