import { z } from 'zod'
import { answerList } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { Cursor } from '../wire/listQuery.ts'
import { After } from '../wire/position.ts'
import { RedemptionGroup } from './redemption.ts'

/** What the signed-in person redeemed, newest first, in pages of 100. */
export const listRedemptions = defineCall({
  name: 'listRedemptions',
  method: 'GET',
  path: '/v1/rewards/redemptions',
  access: 'member',
  summary: 'What the signed-in person redeemed',
  query: After.extend({ cursor: Cursor.optional() }),
  response: z.object({
    groups: answerList(RedemptionGroup),
    /** The cursor of the next page; null on the last one. */
    next: Cursor.nullable(),
  }),
})
