-- People who get a summary of their reports by Slack message.
create table worker.report_subscriptions (
  team_id uuid not null,
  member_id uuid not null,
  rhythm text not null check (rhythm in ('weekly', 'monthly')),
  -- The first day of the last period that was sent, or was over at the subscription.
  last_period text not null,
  primary key (team_id, member_id, rhythm)
);

-- What each message is about. Its figures are read when it is sent.
create table worker.report_messages (
  message_id uuid primary key,
  team_id uuid not null,
  member_id uuid not null,
  rhythm text not null,
  first_day text not null,
  last_day text not null,
  noted_at timestamptz not null
);
create index report_messages_of_member on worker.report_messages (team_id, member_id);
create index report_messages_noted on worker.report_messages (noted_at);
