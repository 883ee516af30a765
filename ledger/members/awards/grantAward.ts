import type { GiftRow } from '../../awards/vocabulary.ts'
import type { BannerId } from '../../celebrations/vocabulary.ts'
import { accept, type Command, type Decision, reject } from '../../kernel/decider.ts'
import type { ChannelId, GrantId, MemberId } from '../../kernel/ids.ts'
import type { Points } from '../../kernel/points.ts'
import type { MemberEvent } from '../events.ts'
import { type MemberInactive, type MemberUnknown, memberInactive, memberUnknown } from '../memberUnknown.ts'
import { earnPoints } from '../points/earnPoints.ts'
import { mayReceive } from '../profile/details.ts'
import { type MemberState, occasionKey } from '../state.ts'
import type { Occasion } from './awardEvents.ts'

/**
 * Celebrates a member, once per occasion. The policy holds points and gifts, so that a late duplicate with other
 * settings changes nothing.
 */
export type GrantAward = Command<
  'grantAward',
  { readonly grantId: GrantId; readonly memberId: MemberId; readonly occasion: Occasion },
  {
    readonly awardName: string
    readonly points: Points
    readonly message: string
    readonly isPrivate: boolean
    readonly bannerIds: readonly BannerId[]
    readonly channelIds: readonly ChannelId[]
    readonly gifts: readonly GiftRow[]
    readonly daysLate: number
  }
>

export type OccasionCelebrated = { readonly code: 'OCCASION_CELEBRATED' }

export const grantAward = (
  state: MemberState,
  { data, policy }: GrantAward,
): Decision<MemberEvent, MemberUnknown | MemberInactive | OccasionCelebrated> => {
  if (state.kind === 'unknown') return memberUnknown()
  if (!state.isActive) return memberInactive()
  if (state.celebrated.has(occasionKey(data.occasion))) return reject({ code: 'OCCASION_CELEBRATED' })
  const { bannerIds, channelIds, gifts, points: offered, ...said } = policy
  const points = mayReceive(state.details) ? offered : 0
  return accept({
    type: 'AwardGranted',
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
