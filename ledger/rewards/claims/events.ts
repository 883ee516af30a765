import { z } from 'zod'
import { GiftRows } from '../../awards/vocabulary.ts'
import { defineEvent, type EventOf } from '../../kernel/event.ts'
import { ClaimId, GrantId, MemberId, RedemptionId } from '../../kernel/ids.ts'
import { AllowancePoints } from '../../kernel/points.ts'
import { requiredText } from '../../kernel/text.ts'
import { RewardOrder } from '../orders/vocabulary.ts'
import { ChosenReward } from '../redemptions/events.ts'

const claim = { claimId: ClaimId, memberId: MemberId, grantId: GrantId }

/** Gifts of an award that wait to be picked. A row without options was picked before the award was taken back. */
export const ClaimOpened = defineEvent(
  'ClaimOpened',
  1,
  z.strictObject({ ...claim, awardName: requiredText(100), gifts: GiftRows.min(1) }),
)

/** The award of the gifts was taken back. What was picked before stays. */
export const ClaimWithdrawn = defineEvent('ClaimWithdrawn', 1, z.strictObject(claim))

/** A row of a claim, from 0. */
export const RowNumber = z.int().min(0).max(19)
export type RowNumber = z.infer<typeof RowNumber>

/** The option that a person picked in a row, from 0. */
export const Pick = z.strictObject({ row: RowNumber, option: z.int().min(0).max(19) })
export type Pick = z.infer<typeof Pick>

/** A picked reward as it was at that moment, and what is ordered for it; null if the company hands it over itself. */
export const PickedReward = z.strictObject({
  redemptionId: RedemptionId,
  reward: ChosenReward,
  order: RewardOrder.nullable(),
})
export type PickedReward = z.infer<typeof PickedReward>

/** All rows that waited were picked at once. */
export const GiftsClaimed = defineEvent(
  'GiftsClaimed',
  1,
  z.strictObject({
    ...claim,
    picks: z.array(Pick).min(1).max(20),
    /** The sum of all picked points. */
    points: AllowancePoints,
    /** How often the person claimed, this time included. */
    round: z.int().min(1).max(1000),
    /** By the numbers of their rows. */
    rewards: z.record(
      z
        .string()
        .regex(/^\d{1,2}$/)
        .max(2),
      PickedReward,
    ),
  }),
)

/** A picked reward was sold out after all: its row waits again. */
export const GiftReturned = defineEvent(
  'GiftReturned',
  1,
  z.strictObject({
    ...claim,
    row: RowNumber,
    redemptionId: RedemptionId,
    /** All rows that wait now. */
    waiting: z.array(RowNumber).min(1).max(20),
  }),
)

export const claimEvents = [ClaimOpened, ClaimWithdrawn, GiftsClaimed, GiftReturned] as const

export type ClaimEvent = EventOf<(typeof claimEvents)[number]>
