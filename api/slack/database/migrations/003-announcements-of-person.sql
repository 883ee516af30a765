-- The direct messages to a person, which an erasure deletes.
create index announcements_recipient on slack.announcements (team_id, recipient_id) where recipient_id is not null;
