-- A subscription is looked at again when its next message can be due; a new one at once.
alter table worker.report_subscriptions add column due_at timestamptz not null default '-infinity';
create index report_subscriptions_due on worker.report_subscriptions (due_at);
