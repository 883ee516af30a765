import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Pool } from 'pg'

/** What sources of people keep of Wilhelmina: what they sent, and a run that does not know yet whom it read. */
export const noteSources = async (database: Pool, teamId: TeamId, memberId: MemberId): Promise<void> => {
  await database.query(
    `with made as (insert into sources.connections (connection_id, team_id, source, changed_at)
       values (gen_random_uuid(), $1, 'scim', now()) returning connection_id),
     linked as (insert into sources.links (connection_id, external_id, team_id, member_id, is_active)
       select connection_id, $2::uuid::text, $1, $2::uuid, true from made),
     sent as (insert into sources.files (connection_id, team_id, name, bytes, sha256, content, is_delta, uploaded_at)
       select connection_id, $1, 'people-of-wilhelmina.csv', 1, '', '', false, now() from made)
     insert into sources.scim_users (connection_id, user_id, team_id, user_name, resource, created_at, changed_at)
     select connection_id, id, $1, name, resource, now(), now() from made, (values
       ($2::uuid, 'linked-scim-user', '{}'::jsonb),
       (gen_random_uuid(), 'by-mail', '{"emails":[{"value":"Wilhelmina@evergreen.example"}]}')) u (id, name, resource)`,
    [teamId, memberId],
  )
  // A run that read Wilhelmina and a report of hers, and does not know yet whom it read.
  await database.query(
    `with begun as (insert into sources.runs (run_id, team_id, connection_id, source, is_full, is_dry_run, state, asked_at)
       values (gen_random_uuid(), $1, gen_random_uuid(), 'namely', true, false, 'planning', now()) returning run_id),
     reading as (insert into sources.staged (run_id, external_id, team_id, person, email, manager_email)
       select run_id, id, $1, person, person ->> 'email', person ->> 'managerEmail' from begun, (values
         ('staged-scion', '{"email":"wilhelmina@evergreen.example"}'::jsonb),
         ('her report', '{"email":"z@evergreen.example","managerEmail":"wilhelmina@evergreen.example"}'))
         s (id, person))
     insert into sources.run_people (run_id, external_id, team_id, name, email, change, changes, findings, outcome)
     select run_id, 'noted-scion', $1, 'Mina', 'wilhelmina@evergreen.example', 'skipped', '[]', '[]', 'skipped'
     from begun`,
    [teamId],
  )
}
