import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import { lastExpiringMonth } from '@laurel/ledger/members/points/expiry.ts'
import type { PointsExpiry } from '@laurel/ledger/teams/vocabulary.ts'
import { expiringPoints } from '@laurel/projections/books/lots/expiringPoints.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'
import { expiryDaysAfter } from '../../team/expiry/comingExpiries.ts'
import type { OwedNudge } from './nudges.ts'

const dayMilliseconds = 24 * 60 * 60 * 1000
const warnings = [7, 30] as const

/** The people with points that expire soon, 30 and 7 days before; without those who were warned already. */
export const expiringPointsNudges = async (
  database: Queryable,
  {
    teamId,
    timeZone,
    pointsExpiry: expiry,
  }: {
    readonly teamId: TeamId
    readonly timeZone: string
    readonly pointsExpiry: PointsExpiry | null
  },
  now: Instant,
): Promise<OwedNudge[]> => {
  const [day] = expiry ? expiryDaysAfter(now, expiry, 1) : []
  if (expiry === null || day === undefined) return []
  const daysBefore = warnings.find(days => addMilliseconds(now, days * dayMilliseconds) >= day)
  if (daysBefore === undefined) return []
  const people = await expiringPoints(database, teamId, [lastExpiringMonth(day, expiry)], now)
  const warned = await warnedBefore(database, teamId, day, daysBefore)
  return people
    .filter(({ memberId, isActive }) => isActive && !warned.has(memberId))
    .map(person => ({
      memberId: person.memberId,
      channelId: null,
      timeZone: person.timeZone ?? timeZone,
      nudge: { kind: 'expiringPoints', day, daysBefore },
    }))
}

const Warned = z.array(z.object({ memberId: z.string() }))

const warnedBefore = async (
  database: Queryable,
  teamId: TeamId,
  day: string,
  daysBefore: number,
): Promise<ReadonlySet<string>> => {
  const { rows } = await database.query(
    `select n.member_id as "memberId" from slack.nudges n
     where n.team_id = $1 and n.kind = 'expiringPoints' and n.noted_at >= $4 and n.content->>'day' = $2
       and n.content->>'daysBefore' = $3`,
    // No warning comes earlier.
    [teamId, day, String(daysBefore), addMilliseconds(day, -daysBefore * dayMilliseconds)],
  )
  return new Set(Warned.parse(rows).map(({ memberId }) => memberId))
}
