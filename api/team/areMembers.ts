import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { listMembers } from '@laurel/projections/people/members/queries.ts'

/** Whether all of these people are members of the team. */
export const areMembers = async (
  database: Queryable,
  teamId: TeamId,
  memberIds: readonly MemberId[],
): Promise<boolean> => {
  const wanted = [...new Set(memberIds)]
  if (wanted.length === 0) return true
  const { rows } = await listMembers(database, teamId, { memberIds: wanted, limit: wanted.length })
  return rows.length === wanted.length
}
