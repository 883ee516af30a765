import { accept, type Command, type Decision, reject } from '../../kernel/decider.ts'
import type { RedemptionId } from '../../kernel/ids.ts'
import { move } from '../../kernel/posting.ts'
import { type Delivery, textOfDelivery } from '../orders/delivery.ts'
import type { OrderUnderWay } from './cancelRedemption.ts'
import type { RedemptionEvent } from './events.ts'
import { mayMove } from './lifeCycle.ts'
import { type MoveRejection, type OwnRedemption, type RedemptionOnHold, refuseMove } from './moveRefused.ts'
import { type RedemptionState, subjectOf } from './state.ts'

/** The reward was handed over: an admin approved it, or the vendor delivered it. */
export type CompleteRedemption = Command<
  'completeRedemption',
  {
    readonly redemptionId: RedemptionId
    /** The codes, links and instructions that arrived. */
    readonly delivery?: Delivery
  }
>

export type CompleteRedemptionRejection = MoveRejection | OwnRedemption | RedemptionOnHold | OrderUnderWay

export const completeRedemption = (
  state: RedemptionState,
  { actor, data: { delivery } }: CompleteRedemption,
): Decision<RedemptionEvent, CompleteRedemptionRejection> => {
  if (state.status === 'NONE' || !mayMove(state.redemptionType, state.status, 'COMPLETE'))
    return refuseMove(state)
  if (actor.kind === 'member' && actor.id === state.memberId) return reject({ code: 'OWN_REDEMPTION' })
  if (state.hold !== null) return reject({ code: 'REDEMPTION_ON_HOLD' })
  // The codes of an order arrive with its delivery: a redemption that was completed without it would not take them.
  if (state.vendorOrder && actor.kind === 'member' && !delivery) return reject({ code: 'ORDER_UNDER_WAY' })
  return accept({
    type: 'RedemptionCompleted',
    data: {
      ...subjectOf(state),
      delivery: delivery ? textOfDelivery(delivery) : null,
      postings: move(state.points, { account: 'held' }, { account: 'redeemed' }),
    },
  })
}
