import { hasFeature } from '@laurel/contract/billing/planFeatures.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { teamById } from '@laurel/projections/team/teams/queries.ts'

/** Whether the plan of a team includes awards, and with them award allowances and channel managers. */
export const includesAwards = async (database: Queryable, teamId: TeamId): Promise<boolean> => {
  const team = await teamById(database, teamId)
  return team !== null && hasFeature(team, 'awards')
}
