-- When the schedule looks at a connection again; null before everyone was read once.
alter table sources.connections add column next_look_at timestamptz;
update sources.connections set next_look_at = now() where full_at is not null;
create index connections_by_look on sources.connections (next_look_at) where settings is not null;

-- People of a run who report to themselves, directly or through others.
alter table sources.staged add column is_in_cycle boolean not null default false;

create index runs_held on sources.runs (asked_at) where state = 'needs_confirmation';
