import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { type Month, monthRange } from '@laurel/ledger/kernel/month.ts'
import { z } from 'zod'
import type { Queryable } from '../../engine/queryable.ts'
import { createParameters } from '../../engine/querying/parameters.ts'
import { readRows } from '../../engine/querying/rows.ts'
import { flag, text, uuid, whole } from '../../engine/tables/columns.ts'
import { members } from '../../people/members/tables.ts'
import { heldSql, membersSql } from '../liability/heldSince.ts'
import { monthBorder } from '../monthBorder.ts'

const Expiring = z.object({
  memberId: uuid,
  isActive: flag,
  timeZone: text.nullable(),
  /** What was received until the end of each month, and is left. */
  points: z.array(whole),
})
export type ExpiringPoints = z.output<typeof Expiring>

/**
 * The members who still have points that were received until the ends of some months (the oldest first, in UTC), from sums
 * of months: a few rows per member, however many entries there are.
 */
export const expiringPoints = (
  database: Queryable,
  teamId: TeamId,
  lastMonths: readonly Month[],
  now: Instant,
  memberId?: MemberId,
): Promise<ExpiringPoints[]> => {
  const ends = [now, ...lastMonths.map(month => monthRange(month, 'UTC').until).toReversed()]
  const parameters = createParameters(teamId, now)
  const borders = ends.map(end => monthBorder(end, now))
  const points = lastMonths.map((_, index) => `l.balance - l.held${lastMonths.length - 1 - index}`)
  const sums = heldSql(membersSql(borders, ends, 'recorded', parameters), ends)
  const ofMember = memberId === undefined ? '' : `and l.member_id = ${parameters.bind(memberId)}`
  return readRows(
    database,
    Expiring,
    `select l.member_id as "memberId", coalesce(m.is_active, false) as "isActive", m.time_zone as "timeZone",
       array[${points.join(', ')}]::bigint[] as points
     from (${sums}) l
     left join ${members.live} m on m.team_id = $1 and m.member_id = l.member_id
     where l.balance > l.held0 ${ofMember}
     order by l.member_id`,
    parameters.values,
  )
}
