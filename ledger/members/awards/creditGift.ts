import { accept, type Command, type Decision } from '../../kernel/decider.ts'
import type { ClaimId, GrantId, MemberId } from '../../kernel/ids.ts'
import type { Points } from '../../kernel/points.ts'
import type { MemberEvent } from '../events.ts'
import { type MemberUnknown, memberUnknown } from '../memberUnknown.ts'
import { earnPoints } from '../points/earnPoints.ts'
import type { MemberState } from '../state.ts'

/** Credits the points that a member picked in a claim; the company pays them, as it pays the award. */
export type CreditGift = Command<
  'creditGift',
  {
    readonly claimId: ClaimId
    readonly grantId: GrantId
    readonly memberId: MemberId
    readonly points: Points
  }
>

export const creditGift = (state: MemberState, { data }: CreditGift): Decision<MemberEvent, MemberUnknown> =>
  state.kind === 'unknown'
    ? memberUnknown()
    : accept({
        type: 'GiftCredited',
        data: { ...data, postings: earnPoints(state, data.points, { account: 'awarded' }) },
      })
