import type { GiftRow } from '../../awards/vocabulary.ts'
import type { BannerId } from '../../celebrations/vocabulary.ts'
import { accept, type Command, type Decision } from '../../kernel/decider.ts'
import type { AwardId, ChannelId, GrantId, MemberId } from '../../kernel/ids.ts'
import type { Points } from '../../kernel/points.ts'
import type { MemberEvent } from '../events.ts'
import { type MemberInactive, type MemberUnknown, memberInactive, memberUnknown } from '../memberUnknown.ts'
import { earnPoints } from '../points/earnPoints.ts'
import { mayReceive } from '../profile/details.ts'
import type { MemberState } from '../state.ts'
import type { WonIn } from './awardEvents.ts'

/** Gives a member the award of a competition or a nomination campaign. The policy holds the award as it was then. */
export type GrantPrize = Command<
  'grantPrize',
  {
    readonly grantId: GrantId
    readonly awardId: AwardId
    readonly memberId: MemberId
    readonly decidedBy: MemberId
    readonly wonIn: WonIn
  },
  {
    readonly awardName: string
    readonly points: Points
    readonly message: string
    readonly isPrivate: boolean
    readonly bannerIds: readonly BannerId[]
    readonly channelIds: readonly ChannelId[]
    readonly gifts: readonly GiftRow[]
  }
>

export const grantPrize = (
  state: MemberState,
  { data, policy }: GrantPrize,
): Decision<MemberEvent, MemberUnknown | MemberInactive> => {
  if (state.kind === 'unknown') return memberUnknown()
  if (!state.isActive) return memberInactive()
  const { bannerIds, channelIds, gifts, points: offered, ...said } = policy
  const points = mayReceive(state.details) ? offered : 0
  return accept({
    type: 'PrizeGranted',
    data: {
      ...data,
      ...said,
      points,
      bannerIds: [...bannerIds],
      channelIds: [...channelIds],
      gifts: gifts.map(row => [...row]),
      postings: earnPoints(state, points, { account: 'awarded' }),
    },
  })
}
