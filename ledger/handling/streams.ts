import type { CelebrationKind } from '../celebrations/vocabulary.ts'
import type { AwardId, ClaimId, MemberId, RedemptionId, TeamId } from '../kernel/ids.ts'

export const memberStream = (teamId: TeamId, memberId: MemberId): string => `member-${teamId}.${memberId}`
export const teamStream = (teamId: TeamId): string => `team-${teamId}`
export const fundStream = (teamId: TeamId): string => `fund-${teamId}`
export const catalogStream = (teamId: TeamId): string => `catalog-${teamId}`
export const parkingStream = (teamId: TeamId): string => `parking-${teamId}`

/** Channels, redemptions, awards and claims carry their team, so that an id of another team names a stream that does not exist. */
export const channelStream = (teamId: TeamId, channelId: string): string => `channel-${teamId}.${channelId}`
export const redemptionStream = (teamId: TeamId, redemptionId: RedemptionId): string =>
  `redemption-${teamId}.${redemptionId}`

export const awardStream = (teamId: TeamId, awardId: AwardId): string => `award-${teamId}.${awardId}`
export const claimStream = (teamId: TeamId, claimId: ClaimId): string => `claim-${teamId}.${claimId}`
export const celebrationStream = (teamId: TeamId, kind: CelebrationKind): string =>
  `celebration-${teamId}.${kind.toLowerCase()}`

/** Everything the product records; stores filter by these. */
export const ledgerStreamPrefixes = [
  'team-',
  'member-',
  'channel-',
  'catalog-',
  'fund-',
  'redemption-',
  'award-',
  'celebration-',
  'claim-',
  'parking-',
] as const

/** Whether a stream belongs to a team, read from its name. */
export const isStreamOf = (teamId: TeamId, stream: string): boolean => {
  const begin = stream.indexOf('-') + 1
  const end = begin + teamId.length
  const isWhole = end === stream.length || stream[end] === '.'
  return isWhole && teamId !== '' && begin > 1 && stream.startsWith(teamId, begin)
}
