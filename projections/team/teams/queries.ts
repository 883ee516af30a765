import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Queryable } from '../../engine/queryable.ts'
import { columnsOf, readRow, readRows } from '../../engine/querying/rows.ts'
import { type TeamRow, teams } from './tables.ts'

export const teamById = (database: Queryable, teamId: TeamId): Promise<TeamRow | null> =>
  readRow(
    database,
    teams.schema,
    `select ${columnsOf(teams, 't')} from ${teams.live} t where t.team_id = $1`,
    [teamId],
  )

/** Every team, for work that is done for all of them. */
export const allTeams = (database: Queryable): Promise<TeamRow[]> =>
  readRows(
    database,
    teams.schema,
    `select ${columnsOf(teams, 't')} from ${teams.live} t order by t.created_at, t.team_id`,
    [],
  )
