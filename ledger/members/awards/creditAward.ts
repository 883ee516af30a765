import { accept, type Command, type Decision } from '../../kernel/decider.ts'
import type { AwardId, GrantId, MemberId } from '../../kernel/ids.ts'
import type { Points } from '../../kernel/points.ts'
import { move } from '../../kernel/posting.ts'
import type { MemberEvent } from '../events.ts'
import { type MemberUnknown, memberUnknown } from '../memberUnknown.ts'
import { earnPoints } from '../points/earnPoints.ts'
import type { MemberState } from '../state.ts'

/**
 * Credits the points of a spot award to a recipient. If it was recalled before, the company first gets back the points
 * that it bore.
 */
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
  const borne = state.borneOfAwards.get(data.grantId) ?? 0
  const postings = [
    ...move(borne, { account: 'clearing' }, { account: 'absorbed' }),
    ...earnPoints(state, data.points - borne, { account: 'clearing' }),
  ]
  return accept({ type: 'AwardCredited', data: { ...data, postings } })
}
