import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { addMonths, monthOf } from '@laurel/ledger/kernel/month.ts'
import type { Points } from '@laurel/ledger/kernel/points.ts'
import { expiryDayIn, firstExpiryDay, lastExpiringMonth } from '@laurel/ledger/members/points/expiry.ts'
import type { KnownTeam } from '@laurel/ledger/teams/state.ts'
import type { PointsExpiry } from '@laurel/ledger/teams/vocabulary.ts'
import { expiringPoints, expiringSums } from '@laurel/projections/books/lots/expiringPoints.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'

/** The days of expiry after an instant. */
export const expiryDaysAfter = (now: Instant, expiry: PointsExpiry, count: number): readonly string[] => {
  const next = expiryDayIn(addMonths(monthOf(now), 1))
  const first = firstExpiryDay(expiry)
  const begin = monthOf(next > first ? next : first)
  return Array.from({ length: count }, (_, index) => expiryDayIn(addMonths(begin, index)))
}

export type ComingExpiry = { readonly day: string; readonly points: Points; readonly members: number }

/** What expires on the next days of expiry if nothing is redeemed until then. */
export const comingExpiries = async (
  database: Queryable,
  teamId: TeamId,
  expiry: PointsExpiry,
  now: Instant,
  count: number,
): Promise<readonly ComingExpiry[]> => {
  const days = expiryDaysAfter(now, expiry, count)
  const lastMonths = days.map(day => lastExpiringMonth(day, expiry))
  const { points, members } = await expiringSums(database, teamId, lastMonths, now)
  return days.map((day, index) => ({ day, points: points[index] ?? 0, members: members[index] ?? 0 }))
}

/** What a member loses on a day if nothing is redeemed until then. */
export const expiringOn = async (
  database: Queryable,
  { teamId, pointsExpiry }: Pick<KnownTeam, 'teamId' | 'pointsExpiry'>,
  memberId: MemberId,
  day: string,
  now: Instant,
): Promise<Points> => {
  if (pointsExpiry === null || day < pointsExpiry.notBefore) return 0
  const [person] = await expiringPoints(
    database,
    teamId,
    [lastExpiringMonth(day, pointsExpiry)],
    now,
    memberId,
  )
  return person?.points[0] ?? 0
}
