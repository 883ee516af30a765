import type { RedemptionId } from '@laurel/ledger/kernel/ids.ts'
import type { Intent } from '../access/intent.ts'
import { type RedemptionDependencies, type RedemptionOutcome, settleNow } from './settleNow.ts'

/**
 * Approves a pending redemption: an administrator has handed the reward over. Rejects with REDEMPTION_UNKNOWN,
 * REDEMPTION_MOVE_REFUSED where the redemption is not pending, OWN_REDEMPTION for an own redemption, REDEMPTION_ON_HOLD
 * before its release, and ORDER_UNDER_WAY where a vendor was asked to deliver.
 */
export const completeRedemption = async (
  dependencies: RedemptionDependencies,
  intent: Intent,
  redemptionId: RedemptionId,
): Promise<RedemptionOutcome> =>
  settleNow(
    dependencies,
    await dependencies.ledger.handle({ ...intent, type: 'completeRedemption', data: { redemptionId } }),
  )
