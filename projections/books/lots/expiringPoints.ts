import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { type Month, monthRange } from '@laurel/ledger/kernel/month.ts'
import { z } from 'zod'
import type { Queryable } from '../../engine/queryable.ts'
import { createParameters, type Parameters } from '../../engine/querying/parameters.ts'
import { readRow, readRows } from '../../engine/querying/rows.ts'
import { sumOf } from '../../engine/querying/sumOf.ts'
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
 * of months: a few rows per member, however many entries there are. With a member, that one alone.
 */
export const expiringPoints = (
  database: Queryable,
  teamId: TeamId,
  lastMonths: readonly Month[],
  now: Instant,
  memberId?: MemberId,
): Promise<ExpiringPoints[]> => {
  const parameters = createParameters(teamId, now)
  const { left, points } = leftSql(lastMonths, now, parameters, memberId)
  return readRows(
    database,
    Expiring,
    `select l.member_id as "memberId", coalesce(m.is_active, false) as "isActive", m.time_zone as "timeZone",
       array[${points.join(', ')}]::bigint[] as points
     from (${left}) l
     left join ${members.live} m on m.team_id = $1 and m.member_id = l.member_id
     where l.balance > l.held0
     order by l.member_id`,
    parameters.values,
  )
}

const Sums = z.object({
  /** What they have left; for the first month, also of what they received before it. */
  points: z.array(whole),
  /** How many of them have some of it left. */
  members: z.array(whole),
})
export type ExpiringSums = z.output<typeof Sums>

/** The sums of all members for each of these months: what they received since the month before it in the list, and have left. */
export const expiringSums = async (
  database: Queryable,
  teamId: TeamId,
  lastMonths: readonly Month[],
  now: Instant,
): Promise<ExpiringSums> => {
  const parameters = createParameters(teamId, now)
  const { left, points } = leftSql(lastMonths, now, parameters)
  const parts = points.map((until, index) => (index === 0 ? until : `(${until}) - (${points[index - 1]})`))
  const sums = await readRow(
    database,
    Sums,
    `select array[${parts.map(part => `coalesce(${sumOf(part)}, 0)`).join(', ')}]::bigint[] as points,
       array[${parts.map(part => `count(*) filter (where ${part} > 0)`).join(', ')}]::bigint[] as members
     from (${left}) l where l.balance > l.held0`,
    parameters.values,
  )
  if (!sums) throw new Error('Sums without a group are one row.')
  return sums
}

/** SQL: what members hold since each border, and expressions for what is left of what they received until each month. */
const leftSql = (
  lastMonths: readonly Month[],
  now: Instant,
  parameters: Parameters,
  memberId?: MemberId,
): { readonly left: string; readonly points: readonly string[] } => {
  const ends = [now, ...lastMonths.map(month => monthRange(month, 'UTC').until).toReversed()]
  const borders = ends.map(end => monthBorder(end, now))
  return {
    left: heldSql(membersSql(borders, ends, 'recorded', parameters, memberId), ends),
    points: lastMonths.map((_, index) => `l.balance - l.held${lastMonths.length - 1 - index}`),
  }
}
