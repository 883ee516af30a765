import { accept, type Command, type Decision, reject } from '../../kernel/decider.ts'
import type { RedemptionId } from '../../kernel/ids.ts'
import { orderHandleOf } from '../orders/orderHandle.ts'
import type { VendorName } from '../orders/vocabulary.ts'
import type { RedemptionEvent } from './events.ts'
import { type MoveRejection, type RedemptionOnHold, refuseMove } from './moveRefused.ts'
import { type RedemptionState, subjectOf } from './state.ts'

/** Records the intent to order before the first call to the vendor. An order is started once. */
export type StartOrder = Command<
  'startOrder',
  { readonly redemptionId: RedemptionId; readonly vendor: VendorName }
>

/** Another vendor was asked before, and may deliver. */
export type OrderAtAnotherVendor = { readonly code: 'ORDER_AT_ANOTHER_VENDOR'; readonly vendor: VendorName }

export const startOrder = (
  state: RedemptionState,
  { data: { vendor } }: StartOrder,
): Decision<RedemptionEvent, MoveRejection | RedemptionOnHold | OrderAtAnotherVendor> => {
  if (state.status !== 'PENDING') return refuseMove(state)
  if (state.hold !== null) return reject({ code: 'REDEMPTION_ON_HOLD' })
  const { redemptionId, vendorOrder } = state
  if (vendorOrder)
    return vendorOrder.vendor === vendor
      ? accept()
      : reject({ code: 'ORDER_AT_ANOTHER_VENDOR', vendor: vendorOrder.vendor })
  const handle = orderHandleOf(redemptionId)
  return accept({ type: 'OrderStarted', data: { ...subjectOf(state), vendor, handle } })
}
