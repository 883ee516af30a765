import { accept, type Command, type Decision } from '../../kernel/decider.ts'
import type { MemberId, RedemptionId } from '../../kernel/ids.ts'
import type { Points } from '../../kernel/points.ts'
import type { MemberEvent } from '../events.ts'
import { type MemberUnknown, memberUnknown } from '../memberUnknown.ts'
import type { MemberState } from '../state.ts'
import { earnPoints } from './earnPoints.ts'

/** Gives the price of a cancelled, returned or declined redemption back. */
export type RefundRedemption = Command<
  'refundRedemption',
  { readonly redemptionId: RedemptionId; readonly memberId: MemberId; readonly points: Points }
>

export const refundRedemption = (
  state: MemberState,
  { data }: RefundRedemption,
): Decision<MemberEvent, MemberUnknown> => {
  if (state.kind === 'unknown') return memberUnknown()
  const postings = earnPoints(state, data.points, { account: 'clearing' })
  return accept({ type: 'RedemptionRefunded', data: { ...data, postings } })
}
