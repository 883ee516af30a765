import { RedemptionId } from '@laurel/ledger/kernel/ids.ts'
import { requiredText } from '@laurel/ledger/kernel/text.ts'
import { z } from 'zod'
import { defineCall } from '../wire/call.ts'
import { Acknowledged } from '../wire/position.ts'

/** An admin pays a donation by hand: first that the payment is under way, then that the nonprofit has the money. */
export const recordDonation = defineCall({
  name: 'recordDonation',
  method: 'PATCH',
  path: '/v1/team/redemption/:redemptionId/donation',
  access: 'admin',
  summary: 'Record the payment of a donation',
  params: z.object({ redemptionId: RedemptionId }),
  body: z.discriminatedUnion('status', [
    z.object({ status: z.literal('PROCESSING') }),
    z.object({
      status: z.literal('COMPLETE'),
      /** What proves the payment: the number of the transfer or of the receipt, or a link to it. */
      proof: requiredText(500),
    }),
  ]),
  response: Acknowledged,
  errors: [
    'NOT_FOUND',
    'REDEMPTION_UNKNOWN',
    'REDEMPTION_MOVE_REFUSED',
    'OWN_REDEMPTION',
    'REDEMPTION_ON_HOLD',
    'ORDER_UNDER_WAY',
  ],
  isCommand: true,
})
