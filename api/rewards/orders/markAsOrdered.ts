import type { RedemptionId } from '@laurel/ledger/kernel/ids.ts'
import type { VendorId } from '@laurel/ledger/rewards/orders/vocabulary.ts'
import type { Intent } from '../../access/intent.ts'
import { type RedemptionDependencies, type RedemptionOutcome, settleNow } from '../settleNow.ts'

/**
 * An administrator found the order of unknown fate at the vendor. Rejects with REDEMPTION_UNKNOWN,
 * REDEMPTION_MOVE_REFUSED where no order was started, OWN_REDEMPTION for an own one, and ORDER_ACCEPTED_BEFORE where the order has another number.
 */
export const markAsOrdered = async (
  dependencies: RedemptionDependencies,
  intent: Intent,
  data: { readonly redemptionId: RedemptionId; readonly vendorOrderId: VendorId },
): Promise<RedemptionOutcome> =>
  settleNow(dependencies, await dependencies.ledger.handle({ ...intent, type: 'acceptOrder', data }))
