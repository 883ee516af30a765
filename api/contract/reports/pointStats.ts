import { Points } from '@laurel/ledger/kernel/points.ts'
import { z } from 'zod'
import { defineCall } from '../wire/call.ts'
import { After } from '../wire/position.ts'

export const pointStats = defineCall({
  name: 'pointStats',
  method: 'GET',
  path: '/v1/team/point_stats',
  access: 'admin',
  keyScope: 'reports:read',
  summary: 'The points of the whole team',
  query: After,
  response: z.object({
    /** The team's fund. */
    point_balance: Points,
    /** What members earned and have not spent. */
    outstanding_points: Points,
    redeemed_this_month: Points,
    /** What members may still give in this period. */
    giveable_points: Points,
  }),
})
