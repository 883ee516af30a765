import type { MemberId, TeamId } from '@laurel/ledger/values/ids.ts'
import { z } from 'zod'
import { uuid } from '../columns.ts'
import type { Queryable } from '../queryable.ts'
import { readRows } from '../querying/rows.ts'
import { members } from './tables.ts'

/** Everybody who takes part in a team. */
export const activeMemberIds = async (database: Queryable, teamId: TeamId): Promise<readonly MemberId[]> => {
  const rows = await readRows(
    database,
    z.object({ memberId: uuid }),
    `select m.member_id as "memberId" from ${members.live} m
     where m.team_id = $1 and m.is_active order by m.member_id`,
    [teamId],
  )
  return rows.map(row => row.memberId)
}
