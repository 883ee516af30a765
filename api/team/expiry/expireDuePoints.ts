import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import { monthOf } from '@laurel/ledger/kernel/month.ts'
import { sumPoints } from '@laurel/ledger/kernel/points.ts'
import type { ExpiryPolicy } from '@laurel/ledger/members/points/expirePoints.ts'
import { expiryDayIn, lastExpiringMonth } from '@laurel/ledger/members/points/expiry.ts'
import { pointsOfLots } from '@laurel/ledger/members/points/lots.ts'
import { processCommandId } from '@laurel/ledger/processes/process.ts'
import { expiryNoticeDays, type PointsExpiry } from '@laurel/ledger/teams/vocabulary.ts'
import { expiringPoints } from '@laurel/projections/books/lots/expiringPoints.ts'
import {
  pointsByMonthOf,
  type RedeemableEntry,
  redeemableEntriesOf,
} from '@laurel/projections/books/lots/pointsByMonthOf.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { allTeams } from '@laurel/projections/team/teams/queries.ts'

export type ExpiryDependencies = {
  readonly ledger: Pick<Ledger, 'handle' | 'team'>
  readonly database: Queryable
  /** Expires the points of a team in another process, where more than `hereMax` members are due. */
  readonly apart?: ((teamId: TeamId, now: Instant, signal: AbortSignal) => Promise<void>) | undefined
  /** Left out, every run looks at every team. */
  readonly looks?: Looks | undefined
}

/** The teams whose members were looked at to the end, under the expiry of that moment. */
export type Looks = {
  readonly has: (teamId: TeamId, expiry: PointsExpiry) => boolean
  readonly note: (teamId: TeamId, expiry: PointsExpiry) => void
}

const hereMax = 500
const dayMilliseconds = 24 * 60 * 60 * 1000
const failuresMax = 50

/**
 * Takes the points whose last month is over, in every team that lets points expire. An expiry is keyed by member and day,
 * so that a late run, a second run or a run after a kill changes nothing that is done; a month that was missed is made up
 * for in the next one. A member who fails does not stop the others. With `only`, other teams are left out.
 */
export const expireDuePoints = async (
  dependencies: ExpiryDependencies,
  now: Instant,
  signal: AbortSignal,
  only?: TeamId,
): Promise<void> => {
  const failures: Error[] = []
  for (const { teamId, pointsExpiry } of await allTeams(dependencies.database)) {
    if (signal.aborted || pointsExpiry === null || (only !== undefined && only !== teamId)) continue
    const team = await dependencies.ledger.team(teamId)
    if (team.kind === 'unknown' || team.pointsExpiry === null) continue
    const { looks } = dependencies
    if (looks?.has(teamId, team.pointsExpiry)) continue
    const failed = await expireTeam(dependencies, teamId, team.pointsExpiry, now, signal)
    if (failed.length === 0 && !signal.aborted) looks?.note(teamId, team.pointsExpiry)
    failures.push(...failed)
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} expiries failed; the next run tries again.`)
}

const expireTeam = async (
  { ledger, database, apart }: ExpiryDependencies,
  teamId: TeamId,
  expiry: PointsExpiry,
  now: Instant,
  signal: AbortSignal,
): Promise<readonly Error[]> => {
  const day = expiryDayIn(monthOf(now))
  if (day < expiry.notBefore) return []
  const failures: Error[] = []
  const due = await expiringPoints(database, teamId, [lastExpiringMonth(day, expiry)], now)
  if (apart && due.length > hereMax) {
    await apart(teamId, now, signal)
    return []
  }
  for (const { memberId } of due) {
    if (signal.aborted || failures.length >= failuresMax) break
    const entries = await redeemableEntriesOf(database, teamId, memberId)
    const outcome = await ledger.handle({
      type: 'expirePoints',
      id: expiryId(teamId, memberId, day),
      teamId,
      actor: { kind: 'system', id: 'schedule' },
      occurredAt: now,
      data: { memberId, day },
      policy: expiryPolicy(entries, expiry, day, now),
    })
    if (outcome.kind === 'rejected')
      failures.push(new Error(`Points of member ${memberId} did not expire: ${outcome.rejection.code}.`))
  }
  return failures
}

const expiryId = (teamId: string, memberId: MemberId, day: string): string =>
  processCommandId('expirePoints', teamId, memberId, day)

/** What the rule decides by. Refunds of the days of notice can be spent until the next expiry. */
const expiryPolicy = (
  entries: readonly RedeemableEntry[],
  expiry: PointsExpiry,
  day: string,
  now: Instant,
): ExpiryPolicy => {
  const last = lastExpiringMonth(day, expiry)
  const points = pointsByMonthOf(entries)
  const gained = points.gained()
  const noticeBegan = addMilliseconds(now, -expiryNoticeDays * dayMilliseconds)
  const refunds = entries.filter(
    ({ eventType, recordedAt }) => eventType === 'RedemptionRefunded' && recordedAt >= noticeBegan,
  )
  return {
    expiry,
    lots: gained.filter(({ month }) => month <= last),
    since: pointsOfLots(gained.filter(({ month }) => month > last)),
    refunded: sumPoints(refunds.map(refund => refund.points)),
    income: points.income(),
  }
}
