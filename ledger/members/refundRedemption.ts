import { accept, type Command, type Decision } from '../decider/decider.ts'
import type { MemberId, RedemptionId } from '../values/ids.ts'
import type { Points } from '../values/points.ts'
import { move } from '../values/posting.ts'
import type { MemberEvent } from './events.ts'
import { type MemberUnknown, memberUnknown } from './memberUnknown.ts'
import type { MemberState } from './state.ts'

/** Gives the price of a cancelled redemption back. */
export type RefundRedemption = Command<
  'refundRedemption',
  { readonly redemptionId: RedemptionId; readonly memberId: MemberId; readonly points: Points }
>

export const refundRedemption = (
  state: MemberState,
  { data }: RefundRedemption,
): Decision<MemberEvent, MemberUnknown> => {
  if (state.kind === 'unknown') return memberUnknown()
  const postings = move(
    data.points,
    { account: 'clearing' },
    { account: 'redeemable', member: data.memberId },
  )
  return accept({ type: 'RedemptionRefunded', data: { ...data, postings } })
}
