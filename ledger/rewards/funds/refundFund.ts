import { accept, type Command, type Decision } from '../../kernel/decider.ts'
import type { RedemptionId } from '../../kernel/ids.ts'
import type { Points } from '../../kernel/points.ts'
import type { FundEvent } from './events.ts'
import { divide } from './parts.ts'
import type { FundState } from './state.ts'

/**
 * Gives back what a reward had cost that came back after it was paid for. A fund forgets captured reservations, so that
 * its state is bounded; the process sends this once per redemption, after the capture. What is accrued shrinks first.
 */
export type RefundFund = Command<
  'refundFund',
  { readonly redemptionId: RedemptionId; readonly points: Points }
>

export const refundFund = (
  state: FundState,
  { data: { redemptionId, points } }: RefundFund,
): Decision<FundEvent, never> => {
  const parts = divide(state, points, { account: 'paid' }, points)
  return accept({ type: 'FundRefunded', data: { redemptionId, points, ...parts } })
}
