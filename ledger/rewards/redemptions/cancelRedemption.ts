import { accept, type Command, type Decision, reject } from '../../kernel/decider.ts'
import type { RedemptionId } from '../../kernel/ids.ts'
import { move } from '../../kernel/posting.ts'
import type { RewardOrder, VendorName } from '../orders/vocabulary.ts'
import type { RedemptionEvent, StockedItem } from './events.ts'
import { mayMove } from './lifeCycle.ts'
import { type MoveRejection, type OwnRedemption, refuseMove } from './moveRefused.ts'
import { type RedemptionState, subjectOf } from './state.ts'

/** The reward can't be handed over, or a payout came back; the member's points go back. */
export type CancelRedemption = Command<
  'cancelRedemption',
  {
    readonly redemptionId: RedemptionId
    readonly reason: string
    /** The vendor does not deliver: it said so, or a person found out. */
    readonly isOrderVoid?: boolean
    /** The vendor whose account of the company is empty, if that is why. */
    readonly emptyAccountAt?: VendorName
  }
>

/** The vendor may deliver what was ordered: a refund would pay twice, and a completion by hand would lose its codes. */
export type OrderUnderWay = { readonly code: 'ORDER_UNDER_WAY' }

export const cancelRedemption = (
  state: RedemptionState,
  { actor, data }: CancelRedemption,
): Decision<RedemptionEvent, MoveRejection | OwnRedemption | OrderUnderWay> => {
  if (state.status === 'NONE' || !mayMove(state.redemptionType, state.status, 'CANCELLED'))
    return refuseMove(state)
  if (state.vendorOrder && data.isOrderVoid !== true) return reject({ code: 'ORDER_UNDER_WAY' })
  // The vendor may have delivered: members never declare an order of their own void.
  if (state.vendorOrder && actor.kind === 'member' && actor.id === state.memberId)
    return reject({ code: 'OWN_REDEMPTION' })
  const wasComplete = state.status === 'COMPLETE'
  return accept({
    type: 'RedemptionCancelled',
    data: {
      ...subjectOf(state),
      reason: data.reason,
      wasComplete,
      item: stockedItemOf(state.order),
      claimId: state.redemptionType === 'CUSTOM_REDEMPTION' ? state.groupId : null,
      ...(data.emptyAccountAt === undefined ? {} : { emptyAccountAt: data.emptyAccountAt }),
      postings: move(state.points, { account: wasComplete ? 'redeemed' : 'held' }, { account: 'clearing' }),
    },
  })
}

const stockedItemOf = (order: RewardOrder | null): StockedItem | null =>
  order?.kind === 'catalogItem' ? { itemId: order.itemId, variantId: order.variantId } : null
