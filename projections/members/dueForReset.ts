import type { AllowanceKind } from '@laurel/ledger/members/events.ts'
import type { MemberId, TeamId } from '@laurel/ledger/values/ids.ts'
import type { Period } from '@laurel/ledger/values/period.ts'
import { z } from 'zod'
import { memberBalances } from '../balances/tables.ts'
import { uuid } from '../columns.ts'
import type { Queryable } from '../queryable.ts'
import { readRows } from '../querying/rows.ts'
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
