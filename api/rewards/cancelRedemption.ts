import type { RedemptionId } from '@laurel/ledger/kernel/ids.ts'
import type { Intent } from '../access/intent.ts'
import { type RedemptionDependencies, type RedemptionOutcome, settleNow } from './settleNow.ts'

/**
 * Cancels a pending redemption and refunds its points to the member. Rejects with REDEMPTION_UNKNOWN,
 * REDEMPTION_MOVE_REFUSED where the redemption is not pending, and ORDER_UNDER_WAY where a vendor was asked to deliver.
 */
export const cancelRedemption = async (
  dependencies: RedemptionDependencies,
  intent: Intent,
  cancellation: { readonly redemptionId: RedemptionId; readonly reason: string },
): Promise<RedemptionOutcome> =>
  settleNow(
    dependencies,
    await dependencies.ledger.handle({ ...intent, type: 'cancelRedemption', data: cancellation }),
  )
