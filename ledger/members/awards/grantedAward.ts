import type { GiftRow } from '../../awards/vocabulary.ts'
import type { BannerId } from '../../celebrations/vocabulary.ts'
import type { ChannelId } from '../../kernel/ids.ts'
import type { Points } from '../../kernel/points.ts'
import { earnPoints } from '../points/earnPoints.ts'
import { mayReceive } from '../profile/details.ts'
import type { KnownMember } from '../state.ts'

/** An award that the company pays, as it was at the time: later settings change nothing. */
export type CompanyAward = {
  readonly awardName: string
  readonly points: Points
  readonly message: string
  readonly isPrivate: boolean
  readonly bannerIds: readonly BannerId[]
  readonly channelIds: readonly ChannelId[]
  readonly gifts: readonly GiftRow[]
}

/** What a member gets of an award: the gifts, and the points unless they receive none. */
export const grantedAward = (state: KnownMember, award: CompanyAward) => {
  const points = mayReceive(state.details) ? award.points : 0
  return {
    ...award,
    points,
    bannerIds: [...award.bannerIds],
    channelIds: [...award.channelIds],
    gifts: award.gifts.map(row => [...row]),
    postings: earnPoints(state, points, { account: 'awarded' }),
  }
}
