import { z } from 'zod'
import { answerList } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { After } from '../wire/position.ts'
import { CompanyReward } from './companyReward.ts'

export const listRewards = defineCall({
  name: 'listRewards',
  method: 'GET',
  path: '/v1/rewards',
  access: 'member',
  keyScope: 'rewards:read',
  summary: 'The company rewards a member can choose from',
  query: After,
  response: z.object({ rewards: answerList(CompanyReward) }),
})
