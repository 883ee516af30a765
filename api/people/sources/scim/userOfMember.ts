import { members } from '@laurel/projections/people/members/tables.ts'

/** SQL: whether the user `u` of SCIM is the member $2 of the team $1, by the link of a run or by the e-mail. */
export const isUserOfMember = `u.team_id = $1 and (
  exists (select from sources.links l where l.team_id = $1 and l.member_id = $2
    and l.connection_id = u.connection_id and l.external_id = u.user_id::text)
  or exists (select from ${members.live} m where m.team_id = $1 and m.member_id = $2
    and (u.user_name = lower(m.email) or exists (
      select from jsonb_array_elements(coalesce(u.resource -> 'emails', '[]')) e
      where lower(e ->> 'value') = lower(m.email)))))`
