import { accept, type Command, type Decision } from '../../kernel/decider.ts'
import type { GroupId, MemberId, RedemptionId } from '../../kernel/ids.ts'
import type { Points } from '../../kernel/points.ts'
import type { HoldReason, RewardOrder } from '../orders/vocabulary.ts'
import type { ChosenReward, Funding, RedemptionEvent, RedemptionLimits, RedemptionType } from './events.ts'
import { type MoveRejection, refuseMove } from './moveRefused.ts'
import { type RedemptionState, subjectOf } from './state.ts'

/** A member chooses a reward at the price it had at that moment. */
export type RequestRedemption = Command<
  'requestRedemption',
  {
    readonly redemptionId: RedemptionId
    readonly memberId: MemberId
    readonly points: Points
    readonly funding: Funding
    readonly redemptionType: RedemptionType
    readonly reward: ChosenReward
    readonly order: RewardOrder | null
    readonly groupId: GroupId
  },
  {
    readonly limits: RedemptionLimits | null
    /** Why the order waits for a review; null if it does not. */
    readonly holdFor: HoldReason | null
  }
>

export const requestRedemption = (
  state: RedemptionState,
  { data, policy }: RequestRedemption,
): Decision<RedemptionEvent, MoveRejection> => {
  if (state.status !== 'NONE') return refuseMove(state)
  const { redemptionType, order } = data
  if (!ordersOf[redemptionType].includes(order?.kind ?? null))
    throw new Error(`A redemption of type ${redemptionType} can't order a ${order?.kind ?? 'nothing'}.`)
  const requested: RedemptionEvent = {
    type: 'RedemptionRequested',
    data: { ...data, limits: policy.limits },
  }
  return policy.holdFor === null
    ? accept(requested)
    : accept<RedemptionEvent>(requested, {
        type: 'RedemptionHeld',
        data: { ...subjectOf(data), reason: policy.holdFor },
      })
}

/** The kinds of orders that fit a type; null is a reward that the company hands over itself. */
const ordersOf: Readonly<Record<RedemptionType, readonly (RewardOrder['kind'] | null)[]>> = {
  GIFT_CARD: ['giftCard'],
  AMAZON: ['amazon'],
  PAYPAL: ['payout'],
  DONATION: ['donation'],
  STOREFRONT: ['storefront'],
  INTEGRATION_CUSTOM: ['integrationItem'],
  CUSTOM_CATALOG: ['catalogItem'],
  CUSTOM_REDEMPTION: [null, 'catalogItem'],
  CUSTOM: [null],
}
