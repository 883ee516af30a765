import { z } from 'zod'
import { defineEvent, type EventOf } from '../../kernel/event.ts'
import { MemberId, RedemptionId, RewardId } from '../../kernel/ids.ts'
import { forgottenText, personal } from '../../kernel/personal.ts'
import { PositivePoints } from '../../kernel/points.ts'
import { Postings } from '../../kernel/posting.ts'
import { boundedText, requiredText } from '../../kernel/text.ts'

export const RedemptionType = z.enum([
  'CUSTOM',
  'INTEGRATION_CUSTOM',
  'CUSTOM_CATALOG',
  'AMAZON',
  'GIFT_CARD',
  'DONATION',
  'STOREFRONT',
  'PAYPAL',
  'CUSTOM_REDEMPTION',
])
export type RedemptionType = z.infer<typeof RedemptionType>

/** `fund` redemptions cost the company money and reserve its fund first; `none` cost it nothing in the ledger. */
export const Funding = z.enum(['none', 'fund'])
export type Funding = z.infer<typeof Funding>

/** The chosen reward as it was at that moment. */
export const ChosenReward = z.strictObject({
  rewardId: RewardId,
  name: requiredText(200),
  emoji: boundedText(64),
})
export type ChosenReward = z.infer<typeof ChosenReward>

export const DeclineReason = z.enum(['INSUFFICIENT_POINTS', 'INSUFFICIENT_FUNDS', 'MEMBER_UNKNOWN'])
export type DeclineReason = z.infer<typeof DeclineReason>

const subject = { redemptionId: RedemptionId, memberId: MemberId, points: PositivePoints, funding: Funding }

export const RedemptionRequested = defineEvent(
  'RedemptionRequested',
  1,
  z.strictObject({ ...subject, redemptionType: RedemptionType, reward: ChosenReward }),
)

export const RedemptionPlaced = defineEvent(
  'RedemptionPlaced',
  1,
  z.strictObject({ ...subject, postings: Postings }),
)

export const RedemptionDeclined = defineEvent(
  'RedemptionDeclined',
  1,
  z.strictObject({ ...subject, reason: DeclineReason }),
)

export const RedemptionCompleted = defineEvent(
  'RedemptionCompleted',
  1,
  z.strictObject({ ...subject, postings: Postings }),
)

export const RedemptionCancelled = defineEvent(
  'RedemptionCancelled',
  1,
  z.strictObject({ ...subject, reason: personal(requiredText(500), forgottenText), postings: Postings }),
)

export const redemptionEvents = [
  RedemptionRequested,
  RedemptionPlaced,
  RedemptionDeclined,
  RedemptionCompleted,
  RedemptionCancelled,
] as const

export type RedemptionEvent = EventOf<(typeof redemptionEvents)[number]>
