import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import type { Queryable } from '../../engine/queryable.ts'
import { readRows } from '../../engine/querying/rows.ts'
import { uuid } from '../../engine/tables/columns.ts'
import { members } from './tables.ts'

/** The active administrators of a team, with its owner. */
export const administratorIds = async (database: Queryable, teamId: TeamId): Promise<readonly MemberId[]> => {
  const rows = await readRows(
    database,
    z.object({ memberId: uuid }),
    `select m.member_id as "memberId" from ${members.live} m
     where m.team_id = $1 and m.is_active and (m.is_admin or m.is_owner) order by m.member_id`,
    [teamId],
  )
  return rows.map(row => row.memberId)
}
