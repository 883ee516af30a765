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
  ended_at timestamptz,
  -- When the workspace was first read as a whole; until then its installation is still its first.
  synced_at timestamptz
);
create index if not exists installations_team_id on slack.installations (team_id);

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

-- What somebody typed and did not get sent: the form opens with it. Sealed, and gone after a day.
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

-- Messages nobody asked for, each once for what it is about. Its message in the outbox has the same id.
create table if not exists slack.nudges (
  nudge_id uuid primary key,
  team_id uuid not null,
  kind text not null,
  member_id uuid,
  channel_id uuid,
  -- Whose working hours it waits for.
  time_zone text not null,
  content jsonb not null,
  noted_at timestamptz not null,
  sent_at timestamptz
);
create index if not exists nudges_member on slack.nudges (team_id, member_id, kind, noted_at);
create index if not exists nudges_sent on slack.nudges (team_id, member_id, sent_at) where sent_at is not null;
create index if not exists nudges_last_sent on slack.nudges (team_id, kind, sent_at) where sent_at is not null;

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
  -- The shoutout, award, celebration or introduction it tells of.
  subject_id uuid not null,
  channel_id uuid,
  -- Set when there is no channel to announce in and the recipient is told in person.
  recipient_id uuid,
  stream text not null,
  revision bigint not null,
  position bigint not null,
  wanted text not null check (wanted in ('given', 'recalled')),
  shown text check (shown in ('given', 'recalled')),
  message_channel text,
  message_ts text
);
create index if not exists announcements_subject on slack.announcements (team_id, subject_id);
