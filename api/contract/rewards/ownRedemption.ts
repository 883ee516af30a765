import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { Instant } from '@laurel/ledger/kernel/instant.ts'
import { z } from 'zod'
import { AnswerText, answerList } from '../wire/bounds.ts'
import { Redemption, RedemptionDetail, RedemptionType } from './redemption.ts'

/** A parcel of an order; an order may have several. */
export const Parcel = z.object({
  tracking_number: AnswerText,
  carrier: AnswerText.nullable(),
  /** The page of the carrier that follows it. */
  tracking_url: AnswerText,
  shipped_at: Instant,
})
export type Parcel = z.infer<typeof Parcel>

/** What was chosen, with the fields of its type. */
export const OwnRedemptionDetail = RedemptionDetail.extend({
  /** Gift cards: the name of the card, and its value in its currency. */
  rewardName: AnswerText.optional(),
  currencyAmount: z.number().optional(),
  currencyCode: AnswerText.optional(),
  /** Amazon. */
  asin: AnswerText.optional(),
  title: AnswerText.optional(),
  /** What is shipped: the latest parcel, and all of them. */
  shipping_details: z
    .object({ tracking_number: AnswerText, carrier: AnswerText.nullable(), parcels: answerList(Parcel) })
    .optional(),
  /** Items of the team's catalog: what was chosen of it, such as a size. */
  variant_name: AnswerText.optional(),
  /** Company rewards, items and swag: how the person gets it. */
  instructions: AnswerText.optional(),
  /** Donations. */
  charity: z.object({ ein: AnswerText, name: AnswerText }).optional(),
  donated_amount: z.number().optional(),
  /** PayPal and Venmo: what arrives after the fee, and the fee. */
  rail: z.enum(['PAYPAL', 'VENMO']).optional(),
  sent_amount: z.number().optional(),
  fee_amount: z.number().optional(),
  currency: AnswerText.optional(),
})
export type OwnRedemptionDetail = z.infer<typeof OwnRedemptionDetail>

/** A redemption as the person sees it who made it. */
export const OwnRedemption = Redemption.extend({
  redemption: OwnRedemptionDetail,
  settled_at: Instant.nullable(),
  /** Why it was cancelled, returned or declined, as a sentence. */
  reason: AnswerText.nullable(),
  /** It waits for the review of an administrator. */
  is_held: z.boolean(),
  /** Codes, links or instructions arrived: `readRedemptionDelivery` shows them. */
  has_delivery: z.boolean(),
})
export type OwnRedemption = z.infer<typeof OwnRedemption>

/** Redemptions made together, such as the items of one order, newest group first. */
export const RedemptionGroup = z.object({
  groupById: Identifier,
  type: RedemptionType,
  created_at: Instant,
  redemptions: answerList(OwnRedemption).min(1),
})
export type RedemptionGroup = z.infer<typeof RedemptionGroup>
