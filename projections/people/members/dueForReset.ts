import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Period } from '@laurel/ledger/kernel/period.ts'
import type { AllowanceKind } from '@laurel/ledger/members/events.ts'
import { z } from 'zod'
import { memberBalances } from '../../books/balances/tables.ts'
import type { Queryable } from '../../engine/queryable.ts'
import { readRows } from '../../engine/querying/rows.ts'
import { uuid } from '../../engine/tables/columns.ts'
import { members } from './tables.ts'

const periodColumn = { shoutout: 'shoutout_period', award: 'award_period' } as const

/** Active members whose allowance was last granted for an earlier period, or never. */
export const membersDueForReset = async (
  database: Queryable,
  teamId: TeamId,
  allowance: AllowanceKind,
  period: Period,
): Promise<readonly MemberId[]> => {
  const rows = await readRows(
    database,
    z.object({ memberId: uuid }),
    `select m.member_id as "memberId" from ${members.live} m
     left join ${memberBalances.live} b on b.team_id = m.team_id and b.member_id = m.member_id
     where m.team_id = $1 and m.is_active and coalesce(b.${periodColumn[allowance]}, '') < $2
     order by m.member_id`,
    [teamId, period],
  )
  return rows.map(row => row.memberId)
}
