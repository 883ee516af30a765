import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { RewardCatalog, RewardPolicy } from '@laurel/ledger/teams/vocabulary.ts'
import { z } from 'zod'
import { UserReference } from '../people/userReference.ts'
import { answerList } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { Acknowledged, After } from '../wire/position.ts'

const catalogs = z.array(RewardCatalog).max(RewardCatalog.options.length)

/** The catalogs that members see; those that are left out are off. */
export const saveCatalogStatus = defineCall({
  name: 'saveCatalogStatus',
  method: 'PATCH',
  path: '/v1/team/catalog_status',
  access: 'admin',
  summary: 'Turn catalogs of rewards on and off',
  body: z.object({ catalogs }),
  response: Acknowledged,
  errors: ['TEAM_UNKNOWN'],
  isCommand: true,
})

export const listRewardNotifications = defineCall({
  name: 'listRewardNotifications',
  method: 'GET',
  path: '/v1/team/reward_notifications',
  access: 'admin',
  summary: 'Who is notified when a reward of the team itself is redeemed',
  query: After,
  response: z.object({ to_notify: answerList(UserReference) }),
})

export const saveRewardNotifications = defineCall({
  name: 'saveRewardNotifications',
  method: 'PATCH',
  path: '/v1/team/reward_notifications',
  access: 'admin',
  summary: 'Choose who is notified when a reward of the team itself is redeemed',
  body: z.object({ to_notify: z.array(Identifier).max(100) }),
  response: Acknowledged,
  errors: ['TEAM_UNKNOWN', 'MEMBER_UNKNOWN'],
  isCommand: true,
})

/** `null` is no limit. Limits and reviews concern what the team's fund pays for. */
export const RewardPolicySettings = z.object({
  points_per_day_max: RewardPolicy.shape.pointsPerDayMax,
  redemptions_per_day_max: RewardPolicy.shape.redemptionsPerDayMax,
  hold_above_points: RewardPolicy.shape.holdAbovePoints,
})
export type RewardPolicySettings = z.infer<typeof RewardPolicySettings>

export const getRewardPolicy = defineCall({
  name: 'getRewardPolicy',
  method: 'GET',
  path: '/v1/admin/settings/rewards',
  access: 'admin',
  summary: 'What members may redeem in a day, and what is reviewed first',
  query: After,
  response: RewardPolicySettings,
})

export const setRewardPolicy = defineCall({
  name: 'setRewardPolicy',
  method: 'POST',
  path: '/v1/admin/settings/rewards',
  access: 'admin',
  summary: 'Say what members may redeem in a day, and what is reviewed first',
  body: RewardPolicySettings,
  response: Acknowledged,
  errors: ['TEAM_UNKNOWN'],
  isCommand: true,
})
