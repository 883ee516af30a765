import type { EventNamed } from '../handling/byType.ts'
import type { RecordedLedgerEvent } from '../handling/eventCatalog.ts'
import type { MemberId, TeamId } from '../kernel/ids.ts'
import { expiryDayOf } from '../members/points/expiry.ts'
import { pointsOfLots } from '../members/points/lots.ts'
import { createPointsByMonth, type PointsByMonth } from '../members/points/pointsByMonth.ts'
import type { PointsExpiry } from '../teams/vocabulary.ts'
import type { Check } from './check.ts'
import { movementsOf } from './liability/movements.ts'

/**
 * Checks that the lots of every member sum to the balance, and that only points expire that were due under the policy of
 * the team. Memory: two figures per member and month.
 */
export const createExpiryCheck = (): Check => {
  const policies = new Map<TeamId, PointsExpiry | null>()
  const members = new Map<MemberId, PointsByMonth>()

  const pointsOf = (memberId: MemberId): PointsByMonth => {
    const known = members.get(memberId)
    if (known) return known
    const begun = createPointsByMonth()
    members.set(memberId, begun)
    return begun
  }

  const expired = (event: EventNamed<'PointsExpired'>): readonly string[] => {
    const { memberId, day, points, lots } = event.data
    const what = `PointsExpired ${event.id} of member ${memberId}`
    const expiry = policies.get(event.metadata.teamId) ?? null
    if (expiry === null) return [`${what} is in a team whose points do not expire.`]
    const found: string[] = []
    const left = new Map(
      pointsOf(memberId)
        .left()
        .map(lot => [lot.month, lot.points]),
    )
    if (pointsOfLots(lots) !== points) found.push(`${what} takes other points than its lots.`)
    for (const lot of lots) {
      if (expiryDayOf(lot.month, expiry) > day) found.push(`${what} takes points of ${lot.month} too early.`)
      if (lot.points > (left.get(lot.month) ?? 0))
        found.push(`${what} takes more points of ${lot.month} than were left.`)
    }
    return found
  }

  return {
    invariant: 'lots',
    observe: event => {
      if (event.type === 'PointsExpirySet') policies.set(event.metadata.teamId, event.data.expiry)
      const found = event.type === 'PointsExpired' ? expired(event) : []
      return [...found, ...postAll(event, pointsOf)]
    },
  }
}

const postAll = (
  event: RecordedLedgerEvent,
  pointsOf: (memberId: MemberId) => PointsByMonth,
): readonly string[] =>
  movementsOf(event).flatMap(({ memberId, ...movement }) => {
    const member = pointsOf(memberId)
    member.post(movement)
    if (movement.kind !== 'spent') return []
    const inLots = pointsOfLots(member.left())
    return inLots === member.balance()
      ? []
      : [`The lots of member ${memberId} hold ${inLots} points, the balance ${member.balance()}.`]
  })
