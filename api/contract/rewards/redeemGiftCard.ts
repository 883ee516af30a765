import { Identifier, RedemptionId } from '@laurel/ledger/kernel/ids.ts'
import { Points, PositivePoints } from '@laurel/ledger/kernel/points.ts'
import { requiredText } from '@laurel/ledger/kernel/text.ts'
import { z } from 'zod'
import { AnswerText } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { Position } from '../wire/position.ts'
import { RedeemError } from './redeemReward.ts'
import { RedemptionStatus } from './redemption.ts'

export const GiftCardError = z.enum([
  ...RedeemError.options,
  /** The card, or its vendor, is not available to the member. */
  'NOT_AVAILABLE',
  'PRICE_CHANGED',
  'VALUE_REFUSED',
  'VENDOR_UNAVAILABLE',
])
export type GiftCardError = z.infer<typeof GiftCardError>

/** Spends points on a gift card: a variant of a fixed value, or one of a range with a value of its currency. */
export const redeemGiftCard = defineCall({
  name: 'redeemGiftCard',
  method: 'POST',
  path: '/v1/gift_cards/redeem/:id',
  access: 'member',
  summary: 'Redeem a gift card',
  params: z.object({ id: Identifier }),
  body: z.strictObject({
    /** May be left out for a card with one variant. */
    variant_id: requiredText(200).nullish(),
    /** In units of the card's currency, `25` or `12.5`; for cards whose value is chosen. */
    value: z.number().positive().max(1_000_000_000).nullish(),
    /** The price that the person saw. If it is another now, nothing is redeemed and the answer has the new one. */
    points: PositivePoints.optional(),
  }),
  response: z.object({
    ok: z.boolean(),
    error: GiftCardError.nullable(),
    /** A sentence for the person when there is an error. */
    message: AnswerText.nullable(),
    redemption_id: RedemptionId.nullable(),
    status: RedemptionStatus.nullable(),
    /** What was taken, or what the card costs now. */
    points: Points,
    position: Position.nullable(),
  }),
  errors: ['MEMBER_INACTIVE'],
  isCommand: true,
})
