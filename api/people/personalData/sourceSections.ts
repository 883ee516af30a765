import { members } from '@laurel/projections/people/members/tables.ts'
import { isUserOfMember } from '../sources/scim/userOfMember.ts'
import { isBirthdayHidden, type Section } from './section.ts'

/** What these fields say is no birthday; a field of the company may be one. */
const knownFields = "('start_date', 'manager', 'active')"

/** What HR systems and identity providers sent about the person. */
export const sourceSections: readonly Section[] = [
  {
    name: 'fields_from_hr',
    holds: 'The fields that an HR system, a file or an identity provider set.',
    source: 'The system that is named.',
    kept: 'Until the system is disconnected and clears them, or the person is erased.',
    sql: `select f.set_at as at, f.field as key, f.source as system, f.field,
        coalesce(l.name, f.value) as value, f.set_at
      from sources.field_sources f
      join ${members.live} m on m.team_id = f.team_id and m.member_id = f.member_id
      left join ${members.live} l
        on f.field = 'manager' and l.team_id = f.team_id and l.member_id::text = f.value
      where f.team_id = $1 and f.member_id = $2 and (f.field in ${knownFields} or not ${isBirthdayHidden})`,
  },
  {
    name: 'users_of_identity_providers',
    holds: 'The user as an identity provider described it.',
    source: 'The identity provider, by SCIM.',
    kept: 'Until the provider is disconnected, or the person is erased.',
    sql: `select u.created_at as at, u.user_id::text as key, u.resource as user, u.created_at, u.changed_at
      from sources.scim_users u
      where ${isUserOfMember} and not exists (
        select from ${members.live} m where m.team_id = $1 and m.member_id = $2 and ${isBirthdayHidden})`,
  },
  {
    name: 'syncs_of_hr',
    holds: 'What syncs with HR systems changed, would have changed, or could not read.',
    source: 'The system that is named.',
    kept: '30 days.',
    sql: `select r.asked_at as at, r.run_id::text || p.external_id as key, r.asked_at as synced_at, r.source as system,
        r.is_dry_run, p.external_id, p.name, p.email, p.change, p.outcome,
        case when not ${isBirthdayHidden} then p.changes end as changes,
        case when not ${isBirthdayHidden} then p.findings end as findings
      from sources.run_people p
      join sources.runs r using (run_id)
      join ${members.live} m on m.team_id = p.team_id and m.member_id = p.member_id
      where p.team_id = $1 and p.member_id = $2`,
  },
]
