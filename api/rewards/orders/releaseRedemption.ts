import type { RedemptionId } from '@laurel/ledger/kernel/ids.ts'
import type { Intent } from '../../access/intent.ts'
import { type RedemptionDependencies, type RedemptionOutcome, settleNow } from '../settleNow.ts'

/** An administrator reviewed a held redemption: its order is placed. Rejects with OWN_REDEMPTION for an own one. */
export const releaseRedemption = async (
  dependencies: RedemptionDependencies,
  intent: Intent,
  redemptionId: RedemptionId,
): Promise<RedemptionOutcome> =>
  settleNow(
    dependencies,
    await dependencies.ledger.handle({ ...intent, type: 'releaseRedemption', data: { redemptionId } }),
  )
