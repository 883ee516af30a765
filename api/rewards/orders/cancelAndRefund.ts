import type { RedemptionId } from '@laurel/ledger/kernel/ids.ts'
import type { Intent } from '../../access/intent.ts'
import { type RedemptionDependencies, type RedemptionOutcome, settleNow } from '../settleNow.ts'
import { reasonOf } from './orderSubject.ts'

/**
 * An administrator made sure that the vendor does not deliver, and gives the points back. Rejects with
 * REDEMPTION_UNKNOWN, OWN_REDEMPTION for an order of their own, and REDEMPTION_MOVE_REFUSED where the redemption can't be
 * cancelled any more.
 */
export const cancelAndRefund = async (
  dependencies: RedemptionDependencies,
  intent: Intent,
  { redemptionId, reason }: { readonly redemptionId: RedemptionId; readonly reason: string },
): Promise<RedemptionOutcome> =>
  settleNow(
    dependencies,
    await dependencies.ledger.handle({
      ...intent,
      type: 'cancelRedemption',
      data: { redemptionId, reason: reasonOf(reason), isOrderVoid: true },
    }),
  )
