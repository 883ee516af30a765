-- Those of a kind since a day, among all that a team ever had.
create index nudges_kind on slack.nudges (team_id, kind, noted_at);
