import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Queryable } from '../../engine/queryable.ts'
import { readRows } from '../../engine/querying/rows.ts'
import { servedCheckpoint } from '../../engine/servedCheckpoint.ts'
import { teamsReadModel } from './project.ts'
import { teams } from './tables.ts'

export type IdentifiedTeams = {
  /** The teams with the name at that position, or later. */
  readonly found: readonly { readonly teamId: TeamId }[]
  readonly position: number
}

const Called = teams.schema.pick({ teamId: true })

/** The teams with a name, external key or id; undefined if no read model can tell. */
export const teamsIdentifiedBy = async (
  database: Queryable,
  wanted: string,
): Promise<IdentifiedTeams | undefined> => {
  const checkpoint = await servedCheckpoint(database, teamsReadModel)
  if (!checkpoint) return undefined
  const found = await readRows(
    database,
    Called,
    `select t.team_id as "teamId" from ${teams.live} t
     where t.name = $1 or t.external_key = $1 or t.team_id::text = $1`,
    [wanted],
  )
  return { found, position: checkpoint.position }
}
