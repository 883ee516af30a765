import { z } from 'zod'
import { PositivePoints } from '../kernel/points.ts'
import { requiredText } from '../kernel/text.ts'

/**
 * The rule for recalled points that the recipient has spent already: the company bears them (`absorb`), or the
 * recipient owes them and repays with later income (`owe`).
 */
export const ClawBackPolicy = z.enum(['absorb', 'owe'])
export type ClawBackPolicy = z.infer<typeof ClawBackPolicy>

/** The team's policy for points that were spent already, at each recall of a shoutout or an award so far. */
export const ClawBackPolicies = z.array(ClawBackPolicy).min(1)

/** What a team pays for. A team that is `inactive` or whose trial has `ended` may use nothing. */
export const Plan = z.enum(['inactive', 'ended', 'freeCore', 'pro', 'core'])
export type Plan = z.infer<typeof Plan>

/** The plans that a team can subscribe to. */
export const PaidPlan = z.enum(['core', 'pro'])
export type PaidPlan = z.infer<typeof PaidPlan>

export const BillingInterval = z.enum(['MONTHLY', 'ANNUAL'])
export type BillingInterval = z.infer<typeof BillingInterval>

/** The payment provider's id of a subscription. */
export const SubscriptionReference = requiredText(255)

/** Why a plan ended: the trial was over, the subscription was cancelled, or its invoices stayed unpaid. */
export const PlanEndReason = z.enum(['trial', 'cancelled', 'unpaid'])
export type PlanEndReason = z.infer<typeof PlanEndReason>

/** Catalogs of rewards that a team turns on. `PAYPAL` stands for Venmo, too. */
export const RewardCatalog = z.enum(['CUSTOM_CATALOG', 'AMAZON', 'GIFT_CARDS', 'CHARITIES', 'PAYPAL'])
export type RewardCatalog = z.infer<typeof RewardCatalog>

/** What members may redeem in a day of the team, and the points above which an order is reviewed; null for no limit. */
export const RewardPolicy = z.strictObject({
  pointsPerDayMax: PositivePoints.nullable(),
  redemptionsPerDayMax: z.int().min(1).max(1000).nullable(),
  holdAbovePoints: PositivePoints.nullable(),
})
export type RewardPolicy = z.infer<typeof RewardPolicy>

/** The most points that an administrator can allow themselves to add to a member in a day without approval. */
export const adjustmentPointsMax = 10_000

/**
 * Above these limits a second administrator has to approve: points that are added to a member in a day, the points of an
 * award for all its recipients, and a payout in US dollars. Without a limit, awards and payouts need no approval, and
 * adjustments need it above `adjustmentPointsMax`.
 */
export const FourEyes = z.strictObject({
  adjustmentPoints: z.int().min(1).max(adjustmentPointsMax).nullable(),
  awardPoints: PositivePoints.nullable(),
  payoutDollars: z.int().min(1).max(1_000_000).nullable(),
})
export type FourEyes = z.infer<typeof FourEyes>

/** What can wait for a second administrator: an adjustment, an award, or the order of a redemption. */
export const approvalKinds = ['ADJUSTMENT', 'AWARD', 'ORDER'] as const
export type ApprovalKind = (typeof approvalKinds)[number]

/** The company values that a shoutout can carry. `setTaggableValues` also refuses one that is named twice. */
export const TaggableValues = z.array(requiredText(100)).max(100)

export const textRetentionMonthsMax = 120

/** For how many months messages, reasons and nominations are kept; null keeps them. */
export const TextRetention = z.int().min(1).max(textRetentionMonthsMax).nullable()
export type TextRetention = z.infer<typeof TextRetention>

/** The months whose texts one erasure takes; older ones follow in the next one. */
export const erasedMonthsMax = 240

export const pointsExpiryMonthsMin = 3
export const pointsExpiryMonthsMax = 60

/** For how many months points can be redeemed after they were received; null for ever. */
export const PointsExpiryMonths = z.int().min(pointsExpiryMonthsMin).max(pointsExpiryMonthsMax).nullable()
export type PointsExpiryMonths = z.infer<typeof PointsExpiryMonths>

/** Nothing expires earlier than so many days after a change that lets points expire sooner. */
export const expiryNoticeDays = 60

/** How points of a team expire. */
export const PointsExpiry = z.strictObject({
  months: PointsExpiryMonths.unwrap(),
  /** Nothing expires before this day (of UTC). */
  notBefore: z.iso.date(),
})
export type PointsExpiry = z.infer<typeof PointsExpiry>

/** The reason for a change of expiry, which administrators read in the history. */
export const expiryReasonMax = 300
