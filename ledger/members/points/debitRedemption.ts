import { accept, type Command, type Decision, reject } from '../../kernel/decider.ts'
import type { MemberId, RedemptionId } from '../../kernel/ids.ts'
import type { Points } from '../../kernel/points.ts'
import { move } from '../../kernel/posting.ts'
import type { RedemptionLimits } from '../../rewards/redemptions/events.ts'
import type { MemberEvent } from '../events.ts'
import { limitedRedemptionsMax } from '../limits.ts'
import { type MemberUnknown, memberUnknown } from '../memberUnknown.ts'
import type { KnownMember, MemberState } from '../state.ts'
import { pointsOn, redemptionsOn } from './redeemedToday.ts'

/** Debits the price of a redemption from the member's redeemable points. */
export type DebitRedemption = Command<
  'debitRedemption',
  { readonly redemptionId: RedemptionId; readonly memberId: MemberId; readonly points: Points },
  { readonly limits: RedemptionLimits | null }
>

export type InsufficientPoints = {
  readonly code: 'INSUFFICIENT_POINTS'
  readonly available: Points
  readonly requested: Points
}

/** The member has redeemed as much as a day allows. The limit ends with the day. */
export type RedemptionLimitReached = {
  readonly code: 'REDEMPTION_LIMIT'
  readonly day: string
  readonly points: Points
  readonly redemptions: number
}

export const debitRedemption = (
  state: MemberState,
  { data, policy: { limits } }: DebitRedemption,
): Decision<MemberEvent, MemberUnknown | InsufficientPoints | RedemptionLimitReached> => {
  if (state.kind === 'unknown') return memberUnknown()
  if (data.points > state.redeemable) {
    return reject({ code: 'INSUFFICIENT_POINTS', available: state.redeemable, requested: data.points })
  }
  const reached = limits && limitReached(state, data.points, limits)
  if (reached) return reject(reached)
  const postings = move(
    data.points,
    { account: 'redeemable', member: data.memberId },
    { account: 'clearing' },
  )
  return accept({ type: 'RedemptionDebited', data: { ...data, day: limits?.day ?? null, postings } })
}

const limitReached = (
  { redeemedToday }: KnownMember,
  points: Points,
  { day, pointsMax, redemptionsMax }: RedemptionLimits,
): RedemptionLimitReached | undefined => {
  const before = { points: pointsOn(redeemedToday, day), redemptions: redemptionsOn(redeemedToday, day) }
  const isWithin =
    before.points + points <= (pointsMax ?? Number.POSITIVE_INFINITY) &&
    before.redemptions < (redemptionsMax ?? limitedRedemptionsMax)
  return isWithin ? undefined : { code: 'REDEMPTION_LIMIT', day, ...before }
}
