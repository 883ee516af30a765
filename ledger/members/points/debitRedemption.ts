import { accept, type Command, type Decision, reject } from '../../kernel/decider.ts'
import type { MemberId, RedemptionId } from '../../kernel/ids.ts'
import type { Points } from '../../kernel/points.ts'
import { move } from '../../kernel/posting.ts'
import type { MemberEvent } from '../events.ts'
import { type MemberUnknown, memberUnknown } from '../memberUnknown.ts'
import type { MemberState } from '../state.ts'

/** Debits the price of a redemption from the member's redeemable points. */
export type DebitRedemption = Command<
  'debitRedemption',
  { readonly redemptionId: RedemptionId; readonly memberId: MemberId; readonly points: Points }
>

export type InsufficientPoints = {
  readonly code: 'INSUFFICIENT_POINTS'
  readonly available: Points
  readonly requested: Points
}

export const debitRedemption = (
  state: MemberState,
  { data }: DebitRedemption,
): Decision<MemberEvent, MemberUnknown | InsufficientPoints> => {
  if (state.kind === 'unknown') return memberUnknown()
  if (data.points > state.redeemable) {
    return reject({ code: 'INSUFFICIENT_POINTS', available: state.redeemable, requested: data.points })
  }
  const postings = move(
    data.points,
    { account: 'redeemable', member: data.memberId },
    { account: 'clearing' },
  )
  return accept({ type: 'RedemptionDebited', data: { ...data, postings } })
}
