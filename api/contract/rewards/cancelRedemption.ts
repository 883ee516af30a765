import { RedemptionId } from '@laurel/ledger/kernel/ids.ts'
import { requiredText } from '@laurel/ledger/kernel/text.ts'
import { z } from 'zod'
import { defineCall } from '../wire/call.ts'
import { Acknowledged } from '../wire/position.ts'

/** An admin can't hand a reward over; the points go back to the person. */
export const cancelRedemption = defineCall({
  name: 'cancelRedemption',
  method: 'PATCH',
  path: '/v1/team/redemption/:redemptionId/cancel',
  access: 'admin',
  summary: 'Cancel a redemption and give the points back',
  params: z.object({ redemptionId: RedemptionId }),
  body: z.object({ reason: requiredText(500) }),
  response: Acknowledged,
  errors: ['REDEMPTION_UNKNOWN', 'REDEMPTION_MOVE_REFUSED', 'ORDER_UNDER_WAY'],
  isCommand: true,
})
