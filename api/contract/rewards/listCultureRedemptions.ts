import { z } from 'zod'
import { answerList } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { Cursor } from '../wire/listQuery.ts'
import { After } from '../wire/position.ts'
import { MemberRedemption } from './redemption.ts'

/** Company rewards that wait for an admin, oldest first, in pages of 100. */
export const listCultureRedemptions = defineCall({
  name: 'listCultureRedemptions',
  method: 'GET',
  path: '/v1/team/redemptions',
  access: 'admin',
  summary: 'Company rewards waiting for an admin',
  query: After.extend({ type: z.literal('culture'), cursor: Cursor.optional() }),
  response: z.object({
    redemptions: answerList(MemberRedemption),
    /** The cursor of the next page; null on the last one. */
    next: Cursor.nullable(),
  }),
})
