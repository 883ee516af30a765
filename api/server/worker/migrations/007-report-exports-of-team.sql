-- Whether the lines of a file are those of the whole team, which only administrators may see.
alter table worker.report_exports add column is_of_team boolean not null default true;
