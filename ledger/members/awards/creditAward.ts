import { accept, type Command, type Decision } from '../../kernel/decider.ts'
import type { AwardId, GrantId, MemberId } from '../../kernel/ids.ts'
import type { Points } from '../../kernel/points.ts'
import type { MemberEvent } from '../events.ts'
import { type MemberUnknown, memberUnknown } from '../memberUnknown.ts'
import { earnPoints } from '../points/earnPoints.ts'
import type { MemberState } from '../state.ts'

/** Turns the points of a spot award into points the recipient may spend. */
export type CreditAward = Command<
  'creditAward',
  {
    readonly grantId: GrantId
    readonly awardId: AwardId
    readonly recipientId: MemberId
    readonly giverId: MemberId
    readonly points: Points
  }
>

export const creditAward = (
  state: MemberState,
  { data }: CreditAward,
): Decision<MemberEvent, MemberUnknown> => {
  if (state.kind === 'unknown') return memberUnknown()
  const postings = earnPoints(state, data.points, { account: 'clearing' })
  return accept({ type: 'AwardCredited', data: { ...data, postings } })
}
