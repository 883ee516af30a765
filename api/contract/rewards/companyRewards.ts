import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import { answerList, idsMax } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { listQuery } from '../wire/listQuery.ts'
import { Acknowledged, After, Position } from '../wire/position.ts'
import { SearchWords } from '../wire/searchWords.ts'
import { CompanyReward, CompanyRewardSettings } from './companyReward.ts'

export const RewardFilter = z.object({
  q: SearchWords.optional(),
  id: z.array(Identifier).max(idsMax).optional(),
})

/** Sorts by `name`, `point_cost`. */
export const listCompanyRewards = defineCall({
  name: 'listCompanyRewards',
  method: 'GET',
  path: '/v1/admin/rewards',
  access: 'admin',
  summary: 'Company rewards',
  query: listQuery(RewardFilter),
  response: answerList(CompanyReward),
})

export const getCompanyReward = defineCall({
  name: 'getCompanyReward',
  method: 'GET',
  path: '/v1/admin/rewards/:id',
  access: 'admin',
  summary: 'A company reward',
  params: z.object({ id: Identifier }),
  query: After,
  response: CompanyReward,
  errors: ['NOT_FOUND'],
})

const RewardAnswer = CompanyReward.extend({ position: Position })

export const defineCompanyReward = defineCall({
  name: 'defineCompanyReward',
  method: 'POST',
  path: '/v1/admin/rewards',
  access: 'admin',
  summary: 'Put a company reward on the shelf',
  body: CompanyRewardSettings,
  response: RewardAnswer,
  isCommand: true,
})

/** Open redemptions keep the price they were made at. */
export const changeCompanyReward = defineCall({
  name: 'changeCompanyReward',
  method: 'PUT',
  path: '/v1/admin/rewards/:id',
  access: 'admin',
  summary: 'Change a company reward',
  params: z.object({ id: Identifier }),
  body: CompanyRewardSettings,
  response: RewardAnswer,
  errors: ['REWARD_UNKNOWN'],
  isCommand: true,
})

export const archiveCompanyReward = defineCall({
  name: 'archiveCompanyReward',
  method: 'POST',
  path: '/v1/admin/rewards/:id/archive',
  access: 'admin',
  summary: 'Take a company reward off the shelf; its history stays',
  params: z.object({ id: Identifier }),
  response: Acknowledged,
  errors: ['REWARD_UNKNOWN'],
  isCommand: true,
})
