import { z } from 'zod'
import { defineEvent, type EventOf, upcastFrom } from '../../kernel/event.ts'
import { ClaimId, GroupId, ItemId, MemberId, RedemptionId, RewardId, VariantId } from '../../kernel/ids.ts'
import { forgottenText, freeText, personal } from '../../kernel/personal.ts'
import { AllowancePoints, PositivePoints } from '../../kernel/points.ts'
import { Postings } from '../../kernel/posting.ts'
import { boundedText, requiredText } from '../../kernel/text.ts'
import { deliveryTextMax } from '../orders/delivery.ts'
import { HoldReason, RewardOrder, VendorId, VendorName } from '../orders/vocabulary.ts'

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

export const DeclineReason = z.enum([
  'INSUFFICIENT_POINTS',
  'INSUFFICIENT_FUNDS',
  'FUND_OWES',
  'MEMBER_UNKNOWN',
  'OUT_OF_STOCK',
  'REDEMPTION_LIMIT',
])
export type DeclineReason = z.infer<typeof DeclineReason>

/** What a member may redeem in a day, as it was at the request. */
export const RedemptionLimits = z.strictObject({
  /** The day that the redemption counts towards, in the team's time zone. */
  day: z.iso.date(),
  pointsMax: PositivePoints.nullable(),
  redemptionsMax: z.int().min(1).max(1000).nullable(),
})
export type RedemptionLimits = z.infer<typeof RedemptionLimits>

/** A gift that was chosen in a claim costs no points. */
const subject = {
  redemptionId: RedemptionId,
  memberId: MemberId,
  points: AllowancePoints,
  funding: Funding,
}

const reason = freeText(requiredText(500), forgottenText)

const firstRequested = z.strictObject({ ...subject, redemptionType: RedemptionType, reward: ChosenReward })

export const RedemptionRequested = defineEvent(
  'RedemptionRequested',
  2,
  firstRequested.extend({
    /** Null for a reward that the company hands over itself. */
    order: RewardOrder.nullable(),
    /** Names the redemptions that were made together; the id of the redemption if it is alone. */
    groupId: GroupId,
    limits: RedemptionLimits.nullable(),
  }),
  [
    upcastFrom(firstRequested, requested => ({
      ...requested,
      order: null,
      groupId: requested.redemptionId,
      limits: null,
    })),
  ],
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

/** No order is placed until an administrator releases it. */
export const RedemptionHeld = defineEvent(
  'RedemptionHeld',
  1,
  z.strictObject({ ...subject, reason: HoldReason }),
)

export const RedemptionReleased = defineEvent('RedemptionReleased', 1, z.strictObject(subject))

/** Recorded before the first call to the vendor: from now on the vendor may have the order. */
export const OrderStarted = defineEvent(
  'OrderStarted',
  1,
  z.strictObject({
    ...subject,
    vendor: VendorName,
    /** The name of the order at the vendor, the same at every attempt. */
    handle: requiredText(32),
  }),
)

export const OrderAccepted = defineEvent(
  'OrderAccepted',
  1,
  z.strictObject({ ...subject, vendorOrderId: VendorId }),
)

export const RedemptionProcessing = defineEvent('RedemptionProcessing', 1, z.strictObject(subject))

/** A parcel is on its way; an order may have several. */
export const RedemptionShipped = defineEvent(
  'RedemptionShipped',
  1,
  z.strictObject({
    ...subject,
    carrier: boundedText(100).nullable(),
    trackingNumber: personal(requiredText(200), forgottenText),
  }),
)

const firstCompleted = z.strictObject({ ...subject, postings: Postings })

export const RedemptionCompleted = defineEvent(
  'RedemptionCompleted',
  2,
  firstCompleted.extend({
    /** The codes, links and instructions as JSON text; null if nothing arrives by text. */
    delivery: personal(boundedText(deliveryTextMax).nullable(), null),
  }),
  [upcastFrom(firstCompleted, completed => ({ ...completed, delivery: null }))],
)

/** An item of the team's own catalog that a redemption took from the stock. */
export const StockedItem = z.strictObject({ itemId: ItemId, variantId: VariantId.nullable() })
export type StockedItem = z.infer<typeof StockedItem>

const firstCancelled = z.strictObject({ ...subject, reason, postings: Postings })

const secondCancelled = firstCancelled.extend({
  /** The reward was delivered and came back, such as a payout that was not claimed. */
  wasComplete: z.boolean(),
  /** The item that returns to the stock. */
  item: StockedItem.nullable(),
})

export const RedemptionCancelled = defineEvent(
  'RedemptionCancelled',
  3,
  secondCancelled.extend({
    /** The claim to which a gift returns that was picked there. */
    claimId: ClaimId.nullable(),
    /** The vendor refused the order, because the account of the company there is empty. */
    emptyAccountAt: VendorName.exactOptional(),
  }),
  [
    upcastFrom(firstCancelled, cancelled => ({ ...cancelled, wasComplete: false, item: null })),
    upcastFrom(secondCancelled, cancelled => ({ ...cancelled, claimId: null })),
  ],
)

export const RedemptionReturned = defineEvent(
  'RedemptionReturned',
  1,
  z.strictObject({ ...subject, reason, postings: Postings }),
)

export const redemptionEvents = [
  RedemptionRequested,
  RedemptionPlaced,
  RedemptionDeclined,
  RedemptionHeld,
  RedemptionReleased,
  OrderStarted,
  OrderAccepted,
  RedemptionProcessing,
  RedemptionShipped,
  RedemptionCompleted,
  RedemptionCancelled,
  RedemptionReturned,
] as const

export type RedemptionEvent = EventOf<(typeof redemptionEvents)[number]>
