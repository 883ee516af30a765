import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { Instant } from '@laurel/ledger/kernel/instant.ts'
import { AllowancePoints } from '@laurel/ledger/kernel/points.ts'
import { z } from 'zod'
import { UserReference } from '../people/userReference.ts'
import { AnswerText } from '../wire/bounds.ts'

export const redemptionTypes = [
  'CUSTOM',
  'INTEGRATION_CUSTOM',
  'CUSTOM_CATALOG',
  'AMAZON',
  'GIFT_CARD',
  'DONATION',
  'STOREFRONT',
  'PAYPAL',
  'CUSTOM_REDEMPTION',
] as const
export const RedemptionType = z.enum(redemptionTypes)
export type RedemptionType = z.infer<typeof RedemptionType>

/** `REQUESTED` lasts for moments, until the points are taken; `DECLINED` means that nothing was taken. */
export const RedemptionStatus = z.enum([
  'REQUESTED',
  'PENDING',
  'PROCESSING',
  'COMPLETE',
  'CANCELLED',
  'RETURNED',
  'DECLINED',
])
export type RedemptionStatus = z.infer<typeof RedemptionStatus>

/** What was chosen, as it stood when it was chosen. */
export const RedemptionDetail = z.object({
  id: Identifier.nullable(),
  name: AnswerText,
  emoji: AnswerText.nullable(),
  thumbnail: AnswerText.nullable(),
})

export const Redemption = z.object({
  id: Identifier,
  type: RedemptionType,
  status: RedemptionStatus,
  created_at: Instant,
  /** None for a gift that came with an award. */
  points: AllowancePoints,
  redemption: RedemptionDetail,
})
export type Redemption = z.infer<typeof Redemption>

/** A redemption as an admin sees it: with the person who made it, and the style of an item, such as a size. */
export const MemberRedemption = Redemption.extend({
  redemption: RedemptionDetail.extend({ variant_name: AnswerText.optional() }),
  user: UserReference,
})
export type MemberRedemption = z.infer<typeof MemberRedemption>
