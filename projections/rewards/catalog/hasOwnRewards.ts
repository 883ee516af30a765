import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import type { Queryable } from '../../engine/queryable.ts'
import { readRow } from '../../engine/querying/rows.ts'
import { flag } from '../../engine/tables/columns.ts'
import { items } from '../items/tables.ts'
import { rewards } from './tables.ts'

/** Whether a team has a company reward or an item in its own catalog. Every page asks for it. */
export const hasOwnRewards = async (database: Queryable, teamId: TeamId): Promise<boolean> => {
  const row = await readRow(
    database,
    z.object({ hasOne: flag }),
    `select exists (select from ${rewards.live} r where r.team_id = $1 and not r.is_archived)
       or exists (select from ${items.live} i where i.team_id = $1 and not i.is_archived) as "hasOne"`,
    [teamId],
  )
  return row?.hasOne ?? false
}
