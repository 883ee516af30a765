-- Files that customers upload, compressed and sealed with the key of their connection.
create table sources.files (
  file_id bigint generated always as identity primary key,
  connection_id uuid not null references sources.connections on delete cascade,
  team_id uuid not null,
  name text not null,
  bytes integer not null,
  sha256 text not null,
  content bytea not null,
  -- Whether the file has everyone, or changes alone.
  is_delta boolean not null,
  uploaded_at timestamptz not null,
  -- When the upload counts as complete; null while the name is a temporary one.
  ready_at timestamptz,
  -- False once the customer removed it from the folder.
  is_listed boolean not null default true
);
create index files_of_connection on sources.files (connection_id, ready_at, file_id);

-- Keys by which servers of Laurel prove who they are, sealed.
create table sources.host_keys (
  name text primary key,
  sealed text not null
);
