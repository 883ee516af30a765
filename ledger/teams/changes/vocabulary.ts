import { z } from 'zod'

/** What the history of changes tells apart. The settings of a kind are compared with those of the change before. */
export const ChangeKind = z.enum([
  'team.settings',
  'team.status',
  'team.allowance',
  'team.values',
  'team.clawBack',
  'team.rewardLimits',
  'team.catalogs',
  'team.rewardNotices',
  'team.profileFields',
  'team.introduction',
  'team.month',
  'member.role',
  'member.access',
  'member.details',
  'member.erasure',
  'channel',
  'segment',
  'award',
  'competition',
  'competition.result',
  'campaign',
  'campaign.result',
  'celebration.BIRTHDAY',
  'celebration.ANNIVERSARY',
  'celebration.NEW_HIRE',
  'reward',
  'item',
  'item.stock',
])
export type ChangeKind = z.infer<typeof ChangeKind>
