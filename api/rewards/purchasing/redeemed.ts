import type { RedemptionId } from '@laurel/ledger/kernel/ids.ts'
import type { Points } from '@laurel/ledger/kernel/points.ts'
import type { DeclineReason } from '@laurel/ledger/rewards/redemptions/events.ts'
import type { RedemptionState } from '@laurel/ledger/rewards/redemptions/state.ts'

/** The redemption of a purchase as it is now. */
export type Redeemed = {
  readonly kind: 'accepted'
  readonly redemptionId: RedemptionId
  readonly status: Exclude<RedemptionState['status'], 'NONE'>
  readonly points: Points
  /** Why the redemption was declined; null where it was not. */
  readonly declinedFor: DeclineReason | null
  readonly position: number
  readonly isRepeated: boolean
}
