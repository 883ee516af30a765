import { accept, type Command, type Decision, reject } from '../../kernel/decider.ts'
import type { RedemptionId } from '../../kernel/ids.ts'
import type { VendorId } from '../orders/vocabulary.ts'
import type { RedemptionEvent } from './events.ts'
import { type MoveRejection, type OwnRedemption, refuseMove } from './moveRefused.ts'
import { type RedemptionState, subjectOf } from './state.ts'

/**
 * The vendor has the order, under an id of its own. Recorded in every later status, too: the order exists, whatever
 * became of the redemption.
 */
export type AcceptOrder = Command<
  'acceptOrder',
  { readonly redemptionId: RedemptionId; readonly vendorOrderId: VendorId }
>

/** The order is known under another id: the vendor may have two orders for one redemption. */
export type OrderAcceptedBefore = {
  readonly code: 'ORDER_ACCEPTED_BEFORE'
  readonly vendorOrderId: VendorId
}

export const acceptOrder = (
  state: RedemptionState,
  { actor, data: { vendorOrderId } }: AcceptOrder,
): Decision<RedemptionEvent, MoveRejection | OwnRedemption | OrderAcceptedBefore> => {
  if (state.status === 'NONE' || !state.vendorOrder) return refuseMove(state)
  // Under the number of another order its codes would arrive.
  if (actor.kind === 'member' && actor.id === state.memberId) return reject({ code: 'OWN_REDEMPTION' })
  const known = state.vendorOrder.vendorOrderId
  if (known === vendorOrderId) return accept()
  return known === null
    ? accept({ type: 'OrderAccepted', data: { ...subjectOf(state), vendorOrderId } })
    : reject({ code: 'ORDER_ACCEPTED_BEFORE', vendorOrderId: known })
}
