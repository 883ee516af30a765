import { MemberAccount } from '@laurel/ledger/kernel/account.ts'
import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { Points } from '@laurel/ledger/kernel/points.ts'
import { z } from 'zod'
import { defineCall } from '../wire/call.ts'
import { After } from '../wire/position.ts'

/** Adds up every event of a member again and compares the sums with the balances that are shown. */
export const verifyBalance = defineCall({
  name: 'verifyBalance',
  method: 'GET',
  path: '/v1/admin/members/:id/verification',
  access: 'admin',
  keyScope: 'ledger:read',
  summary: 'Whether the balances of a member are the sums of their events',
  params: z.object({ id: Identifier }),
  query: After,
  response: z.object({
    agrees: z.boolean(),
    /** The events that were added up. */
    events: z.int().min(0),
    balances: z
      .array(z.object({ account: MemberAccount, summed: Points, shown: Points }))
      .max(MemberAccount.options.length),
  }),
  errors: ['NOT_FOUND'],
})
