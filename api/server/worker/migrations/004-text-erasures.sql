-- Erasures of old texts that are not complete, with the last event of the log whose rows were looked at.
create table worker.text_erasures (
  team_id uuid primary key,
  months text[] not null,
  position bigint,
  begun_at timestamptz not null
);
