import { accept, type Command, type Decision, reject } from '../../kernel/decider.ts'
import type { MemberId } from '../../kernel/ids.ts'
import type { Points } from '../../kernel/points.ts'
import { move } from '../../kernel/posting.ts'
import type { PointsExpiry } from '../../teams/vocabulary.ts'
import type { MemberEvent } from '../events.ts'
import { type MemberUnknown, memberUnknown } from '../memberUnknown.ts'
import type { MemberState } from '../state.ts'
import { isExpiryDay, lastExpiringMonth } from './expiry.ts'
import { newestOf, pointsOfLots } from './lots.ts'
import type { MonthLot } from './pointsByMonth.ts'

/** What was read of a member before their points expire. */
export type ExpiryPolicy = {
  readonly expiry: PointsExpiry
  /** What was gained in the months that expire, the oldest first. */
  readonly lots: readonly MonthLot[]
  /** What was gained since. */
  readonly since: Points
  /** What was refunded within the days of notice: it can be spent until the next expiry. */
  readonly refunded: Points
  /** All income up to then. What came in after it is kept, too. */
  readonly income: Points
}

/**
 * Takes the points that a member did not redeem in time. What was spent since it was read is not taken a second time, and
 * what came in since stays.
 */
export type ExpirePoints = Command<
  'expirePoints',
  { readonly memberId: MemberId; readonly day: string },
  ExpiryPolicy
>

/** Points expire on the first day of a month that has begun, and not before the team's first expiry. */
export type ExpiryNotDue = { readonly code: 'EXPIRY_NOT_DUE'; readonly day: string }

export const expirePoints = (
  state: MemberState,
  { data: { memberId, day }, policy, occurredAt }: ExpirePoints,
): Decision<MemberEvent, MemberUnknown | ExpiryNotDue> => {
  if (state.kind === 'unknown') return memberUnknown()
  const { expiry, lots } = policy
  const isDue = isExpiryDay(day) && day <= occurredAt && day >= expiry.notBefore
  const last = lastExpiringMonth(day, expiry)
  if (!isDue || lots.some(({ month }) => month > last)) return reject({ code: 'EXPIRY_NOT_DUE', day })
  const since = Math.max(0, policy.since + state.income - policy.income)
  const expired = oldestBut(newestOf(lots, state.redeemable - since), policy.refunded)
  const points = pointsOfLots(expired)
  if (points === 0) return accept()
  const postings = move(points, { account: 'redeemable', member: memberId }, { account: 'expired' })
  return accept({ type: 'PointsExpired', data: { memberId, day, points, lots: expired, postings } })
}

/** The open lots without the newest points, which stay. */
const oldestBut = (open: readonly MonthLot[], spared: Points): MonthLot[] => {
  const stays = new Map(newestOf(open, spared).map(({ month, points }) => [month, points]))
  return open
    .map(({ month, points }) => ({ month, points: points - (stays.get(month) ?? 0) }))
    .filter(({ points }) => points > 0)
}
