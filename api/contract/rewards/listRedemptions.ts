import { RedemptionId } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import { answerList } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { Cursor } from '../wire/listQuery.ts'
import { After } from '../wire/position.ts'
import { OwnRedemption, RedemptionGroup } from './ownRedemption.ts'

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

/** One redemption of the signed-in person, a declined one as well, which the list leaves out. */
export const getRedemption = defineCall({
  name: 'getRedemption',
  method: 'GET',
  path: '/v1/rewards/redemptions/:id',
  access: 'member',
  summary: 'A redemption of the signed-in person',
  params: z.object({ id: RedemptionId }),
  query: After,
  response: OwnRedemption,
  errors: ['NOT_FOUND'],
})
