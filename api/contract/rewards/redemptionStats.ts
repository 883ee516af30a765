import { Points } from '@laurel/ledger/kernel/points.ts'
import { z } from 'zod'
import { defineCall } from '../wire/call.ts'
import { After } from '../wire/position.ts'

/** This month: paid redemptions by number and points, company rewards by number. */
export const redemptionStats = defineCall({
  name: 'redemptionStats',
  method: 'GET',
  path: '/v1/team/redemption_stats',
  access: 'admin',
  summary: 'Redemptions of this month',
  query: After,
  response: z.object({
    paid_redemptions_count: z.int().min(0),
    paid_redemptions: Points,
    custom_redemptions: z.int().min(0),
  }),
})
