import { z } from 'zod'
import { answerList } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { After } from '../wire/position.ts'
import { RedemptionGroup } from './redemption.ts'

/** What the signed-in person redeemed, newest first. */
export const listRedemptions = defineCall({
  name: 'listRedemptions',
  method: 'GET',
  path: '/v1/rewards/redemptions',
  access: 'member',
  summary: 'What the signed-in person redeemed',
  query: After,
  response: z.object({ groups: answerList(RedemptionGroup) }),
})
