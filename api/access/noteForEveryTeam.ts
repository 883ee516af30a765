import type { SecurityActivity } from '@laurel/contract/team/securityActivity.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { teams } from '@laurel/projections/team/teams/tables.ts'

/** Records an act of the operator that concerns all teams in the security log of each. */
export const noteForEveryTeam = async (
  database: Queryable,
  activity: SecurityActivity,
  detail: string,
  now: Date,
): Promise<void> => {
  await database.query(
    `insert into access.security_log (team_id, activity, detail, created_at)
     select t.team_id, $1, $2, $3 from ${teams.live} t`,
    [activity, detail, now],
  )
}
