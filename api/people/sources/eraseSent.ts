import type { Person } from '@laurel/ledger/vault/vault.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { members } from '@laurel/projections/people/members/tables.ts'
import { isUserOfMember } from './scim/userOfMember.ts'

/**
 * Deletes what sources say about a person: users of SCIM by the link of a run or by their e-mail, the files of the team,
 * which have everyone, and what runs noted of the person before they knew the member. The sources send the others again.
 * Comes before the links and the e-mail are deleted.
 */
export const eraseSent = async (database: Queryable, { teamId, memberId }: Person): Promise<void> => {
  await database.query(`delete from sources.scim_users u where ${isUserOfMember}`, [teamId, memberId])
  await database.query('delete from sources.files where team_id = $1', [teamId])
  for (const change of changesOfRuns) await database.query(change, [teamId, memberId])
}

const address = `(select lower(m.email) from ${members.live} m where m.team_id = $1 and m.member_id = $2)`
/** A run knows the member of a person only once it is planned. Others name their manager. */
const changesOfRuns = [
  `delete from sources.hints h using sources.links l
   where l.team_id = $1 and l.member_id = $2
     and h.connection_id = l.connection_id and h.external_id = l.external_id`,
  `delete from sources.staged where team_id = $1 and email = ${address}`,
  `update sources.staged set manager_email = null, person = person || '{"managerEmail": null}'
   where team_id = $1 and manager_email = ${address}`,
  `delete from sources.run_people where team_id = $1 and email = ${address}`,
]
