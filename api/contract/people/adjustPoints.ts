import { MemberId } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import { BulkAnswer, BulkItemId, bulkItems } from '../wire/bulk.ts'
import { defineCall } from '../wire/call.ts'
import { adjustMemberPoints } from './members.ts'

export const BulkAdjustment = adjustMemberPoints.body.extend({ user_id: MemberId, id: BulkItemId })
export type BulkAdjustment = z.infer<typeof BulkAdjustment>

/**
 * Corrections of many balances. Each is the call for one with `id` as its Idempotency-Key: those of one member are
 * decided in the order sent, and each is refused without touching the others.
 */
export const adjustPoints = defineCall({
  name: 'adjustPoints',
  needsFreshSignIn: true,
  method: 'POST',
  path: '/v1/admin/point_adjustments/bulk',
  access: 'admin',
  keyScope: 'points:write',
  summary: 'Adjust up to 500 balances, each with its own id and result',
  body: z.object({ adjustments: bulkItems(BulkAdjustment) }),
  response: BulkAnswer,
})
