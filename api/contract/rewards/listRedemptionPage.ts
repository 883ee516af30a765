import { z } from 'zod'
import { answerList } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { Cursor } from '../wire/listQuery.ts'
import { After } from '../wire/position.ts'
import { MemberRedemption } from './redemption.ts'

/** The pages of redemptions that can be read by number; later rows are reached by the cursor. */
export const redemptionPagesMax = 100

/** The redemptions of the team, newest first, 100 per page. Pages are numbered from 1; a cursor replaces the number. */
export const listRedemptionPage = defineCall({
  name: 'listRedemptionPage',
  method: 'GET',
  path: '/v1/team/redemptions/:page',
  access: 'admin',
  summary: 'The redemptions of the team',
  params: z.object({ page: z.coerce.number().int().min(1).max(redemptionPagesMax) }),
  query: After.extend({ cursor: Cursor.optional() }),
  response: z.object({
    redemptions: answerList(MemberRedemption),
    /** The cursor of the next page; null on the last one. */
    next: Cursor.nullable(),
  }),
})
