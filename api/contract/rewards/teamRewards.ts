import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import { answerList } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { After, Position } from '../wire/position.ts'
import { CompanyReward, CompanyRewardSettings } from './companyReward.ts'
import { ImageAddress } from './itemImages.ts'

/** The culture rewards of a team at most. */
const rewardsMax = 200

export const listTeamRewards = defineCall({
  name: 'listTeamRewards',
  method: 'GET',
  path: '/v1/team/rewards',
  access: 'admin',
  summary: 'The culture rewards of the team',
  query: After,
  response: z.object({ rewards: answerList(CompanyReward) }),
})

/** Saves the whole list: rewards without an id are added, and those that are left out are archived. */
export const saveTeamRewards = defineCall({
  name: 'saveTeamRewards',
  method: 'PATCH',
  path: '/v1/team/rewards',
  access: 'admin',
  summary: 'Save the culture rewards of the team',
  body: z.object({
    rewards: z.array(CompanyRewardSettings.extend({ id: Identifier.optional() })).max(rewardsMax),
  }),
  response: z.object({ ok: z.literal(true), rewards: answerList(CompanyReward), position: Position }),
  errors: ['REWARD_UNKNOWN'],
  isCommand: true,
})

/** Pictures of an item of the team itself are answered as they are. */
export const refreshItemImages = defineCall({
  name: 'refreshItemImages',
  method: 'POST',
  path: '/v1/team/rewards/refresh_images/:id',
  access: 'admin',
  summary: 'Fetch the pictures of an imported item again',
  params: z.object({ id: Identifier }),
  response: z.object({ ok: z.literal(true), images: z.array(ImageAddress).max(20) }),
  errors: ['NOT_FOUND', 'ITEM_UNKNOWN', 'IMAGE_REFUSED'],
  isCommand: true,
})
