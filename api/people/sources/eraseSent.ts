import type { Person } from '@laurel/ledger/vault/vault.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { isUserOfMember } from './scim/userOfMember.ts'

/**
 * Deletes what sources sent to Laurel about a person: users of SCIM by the link of a run or by their e-mail, and the files
 * of the team, which have everyone. The sources send the others again. Comes before the links and the e-mail are deleted.
 */
export const eraseSent = async (database: Queryable, { teamId, memberId }: Person): Promise<void> => {
  await database.query(`delete from sources.scim_users u where ${isUserOfMember}`, [teamId, memberId])
  await database.query('delete from sources.files where team_id = $1', [teamId])
}
