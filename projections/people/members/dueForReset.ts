import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Period } from '@laurel/ledger/kernel/period.ts'
import { AllowanceKind } from '@laurel/ledger/members/events.ts'
import { z } from 'zod'
import { memberBalances } from '../../books/balances/tables.ts'
import type { Queryable } from '../../engine/queryable.ts'
import { readRows } from '../../engine/querying/rows.ts'
import { uuid } from '../../engine/tables/columns.ts'
import { members } from './tables.ts'

export type DueForReset = { readonly memberId: MemberId; readonly due: readonly AllowanceKind[] }

export type ResetSlice = {
  /** The last member of the slice before; null for the first slice. */
  readonly after: MemberId | null
  readonly limit: number
}

const Due = z.object({ memberId: uuid, shoutout: z.boolean(), award: z.boolean() })

const beforeAll = '00000000-0000-0000-0000-000000000000'

/**
 * A slice of the active members with an allowance that was last granted for an earlier period, or never, in the order of
 * their ids.
 */
export const membersDueForReset = async (
  database: Queryable,
  teamId: TeamId,
  period: Period,
  { after, limit }: ResetSlice,
): Promise<readonly DueForReset[]> => {
  const rows = await readRows(
    database,
    Due,
    `select m.member_id as "memberId",
       coalesce(b.shoutout_period, '') < $2 as shoutout, coalesce(b.award_period, '') < $2 as award
     from ${members.live} m
     left join ${memberBalances.live} b on b.team_id = m.team_id and b.member_id = m.member_id
     where m.team_id = $1 and m.is_active and m.member_id > $3
       and (coalesce(b.shoutout_period, '') < $2 or coalesce(b.award_period, '') < $2)
     order by m.member_id limit $4`,
    [teamId, period, after ?? beforeAll, limit],
  )
  return rows.map(({ memberId, ...isDue }) => ({
    memberId,
    due: AllowanceKind.options.filter(allowance => isDue[allowance]),
  }))
}
