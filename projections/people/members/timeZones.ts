import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import type { Queryable } from '../../engine/queryable.ts'
import { readRows } from '../../engine/querying/rows.ts'
import { text } from '../../engine/tables/columns.ts'
import { members, ownTimeZone } from './tables.ts'

const Zone = z.object({ zone: text })

/**
 * The time zones of the active members of a team, each once; an empty one for members without their own. They are few,
 * so that each is found in the index behind the one before, instead of reading all members.
 */
export const timeZonesOf = async (database: Queryable, teamId: TeamId): Promise<readonly string[]> => {
  const next = `select min(${ownTimeZone('m.')}) as zone from ${members.live} m where m.team_id = $1 and m.is_active`
  const rows = await readRows(
    database,
    Zone,
    `with recursive zones as (
       ${next} union all
       select (${next} and ${ownTimeZone('m.')} > z.zone) from zones z where z.zone is not null)
     select zone from zones where zone is not null order by zone`,
    [teamId],
  )
  return rows.map(({ zone }) => zone)
}
