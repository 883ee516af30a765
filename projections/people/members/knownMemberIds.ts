import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import type { Queryable } from '../../engine/queryable.ts'
import { readRows } from '../../engine/querying/rows.ts'
import { uuid } from '../../engine/tables/columns.ts'
import { members } from './tables.ts'

/** Those of some ids that belong to members of the team, active or not. */
export const knownMemberIds = async (
  database: Queryable,
  teamId: TeamId,
  memberIds: readonly MemberId[],
): Promise<ReadonlySet<MemberId>> => {
  const rows = await readRows(
    database,
    z.object({ memberId: uuid }),
    `select m.member_id as "memberId" from ${members.live} m
     where m.team_id = $1 and m.member_id = any ($2::uuid[])`,
    [teamId, memberIds],
  )
  return new Set(rows.map(({ memberId }) => memberId))
}
