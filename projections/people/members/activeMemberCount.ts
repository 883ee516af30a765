import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import type { Queryable } from '../../engine/queryable.ts'
import { readRows } from '../../engine/querying/rows.ts'
import { whole } from '../../engine/tables/columns.ts'
import { members } from './tables.ts'

/** The number of active members of a team. */
export const activeMemberCount = async (database: Queryable, teamId: TeamId): Promise<number> => {
  const [row] = await readRows(
    database,
    z.object({ count: whole }),
    `select count(*) as count from ${members.live} m where m.team_id = $1 and m.is_active`,
    [teamId],
  )
  return row?.count ?? 0
}
