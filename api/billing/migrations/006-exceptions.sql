-- What the partner said about it in the last comparison; null where it did not know it.
alter table billing.exceptions add said jsonb;
alter table billing.exceptions add checked_at timestamptz;
update billing.exceptions set checked_at = found_at;
alter table billing.exceptions alter checked_at set not null;

drop index billing.exceptions_found_at_idx;
create index on billing.exceptions (team_id, found_at) where state = 'open';
-- Open ones are compared again, the longest unchecked first.
create index on billing.exceptions (partner, checked_at) where state = 'open';
