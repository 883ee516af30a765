import { z } from 'zod'
import { defineCall } from '../call.ts'
import { After } from '../position.ts'
import { RedemptionGroup } from '../records/redemption.ts'

/** What the signed-in person redeemed, newest first. */
export const listRedemptions = defineCall({
  name: 'listRedemptions',
  method: 'GET',
  path: '/v1/rewards/redemptions',
  access: 'member',
  summary: 'What the signed-in person redeemed',
  query: After,
  response: z.object({ groups: z.array(RedemptionGroup) }),
})
