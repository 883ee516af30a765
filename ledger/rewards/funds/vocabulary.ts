import { z } from 'zod'
import { requiredText } from '../../kernel/text.ts'

/** How a team pays for rewards: it buys points first, or it pays after each month for what was redeemed. */
export const PaymentMethod = z.enum(['prepaid', 'postpay'])
export type PaymentMethod = z.infer<typeof PaymentMethod>

/** Why the money of a payment went back: a refund, or a dispute of the card's owner. */
export const ReversalCause = z.enum(['refund', 'dispute'])
export type ReversalCause = z.infer<typeof ReversalCause>

/** The payment provider's id of a payment. */
export const PaymentReference = requiredText(255)

/** The payment provider's id of a refund or a dispute. */
export const ReversalReference = requiredText(255)
