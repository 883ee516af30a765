import { Identifier, RedemptionId } from '@laurel/ledger/kernel/ids.ts'
import { Month } from '@laurel/ledger/kernel/month.ts'
import { PositivePoints } from '@laurel/ledger/kernel/points.ts'
import { requiredText } from '@laurel/ledger/kernel/text.ts'
import {
  PaymentReference,
  ReversalCause,
  ReversalReference,
} from '@laurel/ledger/rewards/funds/vocabulary.ts'
import { z } from 'zod'

const reversal = z.strictObject({
  points: PositivePoints,
  cause: ReversalCause,
  reference: ReversalReference,
})

/** A command that removes a difference. */
export const Compensation = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('topUpFund'),
    data: z.strictObject({
      topUpId: Identifier,
      points: PositivePoints,
      paymentReference: PaymentReference,
    }),
  }),
  z.strictObject({
    type: z.literal('settlePostpay'),
    data: z.strictObject({
      statementId: Identifier,
      month: Month,
      points: PositivePoints,
      paymentReference: PaymentReference,
    }),
  }),
  z.strictObject({
    type: z.literal('reverseTopUp'),
    data: reversal.extend({ topUpId: Identifier }),
  }),
  z.strictObject({
    type: z.literal('reinstateTopUp'),
    data: z.strictObject({ topUpId: Identifier, reference: ReversalReference }),
  }),
  z.strictObject({
    type: z.literal('reversePostpay'),
    data: reversal.extend({ statementId: Identifier }),
  }),
  z.strictObject({
    type: z.literal('reinstatePostpay'),
    data: z.strictObject({ statementId: Identifier, reference: ReversalReference }),
  }),
  z.strictObject({
    type: z.literal('cancelRedemption'),
    data: z.strictObject({
      redemptionId: RedemptionId,
      reason: requiredText(500),
      isOrderVoid: z.literal(true),
    }),
  }),
])
export type Compensation = z.infer<typeof Compensation>
