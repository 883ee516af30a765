import { RedemptionId } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import { defineCall } from '../wire/call.ts'
import { Acknowledged } from '../wire/position.ts'

/** An admin approves a company reward: it was handed over. */
export const completeRedemption = defineCall({
  name: 'completeRedemption',
  method: 'PATCH',
  path: '/v1/team/redemption/:redemptionId/complete',
  access: 'admin',
  summary: 'Mark a redemption as handed over',
  params: z.object({ redemptionId: RedemptionId }),
  response: Acknowledged,
  errors: [
    'REDEMPTION_UNKNOWN',
    'REDEMPTION_MOVE_REFUSED',
    'OWN_REDEMPTION',
    'REDEMPTION_ON_HOLD',
    'ORDER_UNDER_WAY',
  ],
  isCommand: true,
})
