import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import type { Queryable } from '../../engine/queryable.ts'
import { readRows } from '../../engine/querying/rows.ts'
import { uuid } from '../../engine/tables/columns.ts'
import { radarSignals } from './tables.ts'

const SignalSetting = radarSignals.schema.pick({ signal: true, isOn: true, threshold: true })
export type SignalSetting = z.output<typeof SignalSetting>

/** The signals that a team ever set. */
export const signalsOf = (database: Queryable, teamId: TeamId): Promise<SignalSetting[]> =>
  readRows(
    database,
    SignalSetting,
    `select g.signal, g.is_on as "isOn", g.threshold from ${radarSignals.live} g where g.team_id = $1`,
    [teamId],
  )

/** The teams in which a signal is on. */
export const watchedTeams = async (database: Queryable): Promise<readonly TeamId[]> => {
  const rows = await readRows(
    database,
    z.object({ teamId: uuid }),
    `select distinct g.team_id as "teamId" from ${radarSignals.live} g where g.is_on order by 1`,
    [],
  )
  return rows.map(({ teamId }) => teamId)
}
