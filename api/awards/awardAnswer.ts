import type { Award } from '@laurel/contract/awards/award.ts'
import { mainInterval } from '@laurel/contract/awards/award.ts'
import type { GiftRow } from '@laurel/ledger/awards/vocabulary.ts'
import type { CelebrationKind } from '@laurel/ledger/celebrations/vocabulary.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { AwardRow, CelebrationRow } from '@laurel/projections/awards/awards/tables.ts'
import { celebrationNames } from '../celebrations/celebrationNames.ts'
import type { GiftReward } from '../rewards/claims/rewardsOfGifts.ts'
import { shownGiftRowsOf } from './giftRows.ts'

type Rewards = ReadonlyMap<string, GiftReward>

export const spotAwardOf = (award: AwardRow, rewards: Rewards): Award => ({
  id: award.awardId,
  name: award.name,
  is_bot: false,
  bot_type: null,
  is_archived: award.isArchived,
  is_private: award.isPrivate,
  points: award.points,
  message: award.message,
  weekend_mode: 'DAY_OF',
  award_skins: [...award.bannerIds],
  channels: null,
  rewards: shownGiftRowsOf(award.gifts, rewards),
  anniversary_interval: mainInterval,
  milestones: [],
})

export const celebrationAwardOf = (
  { teamId, kind, isEnabled, settings }: Celebration,
  rewards: Rewards,
): Award => ({
  id: celebrationAwardId(teamId, kind),
  name: celebrationNames[kind],
  is_bot: true,
  bot_type: kind,
  is_archived: !isEnabled,
  is_private: false,
  points: settings.points,
  message: settings.message,
  weekend_mode: settings.weekendMode,
  award_skins: [...settings.bannerIds],
  channels: settings.channelIds && [...settings.channelIds],
  rewards: shownGiftRowsOf(settings.gifts, rewards),
  anniversary_interval: mainInterval,
  milestones: settings.milestones.map(({ years, points, bannerIds, gifts }) => ({
    anniversary_interval: years,
    points,
    award_skins: [...bannerIds],
    rewards: shownGiftRowsOf(gifts, rewards),
  })),
})

type Celebration = Pick<CelebrationRow, 'teamId' | 'kind' | 'isEnabled' | 'settings'>

/** All gifts of a celebration, with those of its milestones. */
export const giftsOfCelebration = ({ settings }: Pick<Celebration, 'settings'>): GiftRow[] => [
  ...settings.gifts,
  ...settings.milestones.flatMap(({ gifts }) => gifts),
]

/** The id of a celebration in the API. The ledger identifies a celebration by its kind. */
export const celebrationAwardId = (teamId: TeamId, kind: CelebrationKind): string =>
  derivedId('celebration award', teamId, kind)
