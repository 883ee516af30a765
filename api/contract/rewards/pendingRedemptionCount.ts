import { z } from 'zod'
import { defineCall } from '../wire/call.ts'
import { After } from '../wire/position.ts'

export const pendingRedemptionCount = defineCall({
  name: 'pendingRedemptionCount',
  method: 'GET',
  path: '/v1/team/pending_redemption_count',
  access: 'admin',
  summary: 'How many redemptions wait for an admin',
  query: After,
  response: z.object({ pending_count: z.int().min(0) }),
})
