import { accept, type Command, type Decision } from '../../kernel/decider.ts'
import type { RedemptionId } from '../../kernel/ids.ts'
import type { Points } from '../../kernel/points.ts'
import { move } from '../../kernel/posting.ts'
import type { FundEvent } from './events.ts'
import type { FundState } from './state.ts'

/**
 * Gives back what a reward had cost that came back after it was paid for. A fund forgets captured reservations, so that
 * its state is bounded; the process sends this once per redemption, after the capture.
 */
export type RefundFund = Command<
  'refundFund',
  { readonly redemptionId: RedemptionId; readonly points: Points }
>

export const refundFund = (
  _state: FundState,
  { data: { redemptionId, points } }: RefundFund,
): Decision<FundEvent, never> => {
  const postings = move(points, { account: 'paid' }, { account: 'fund' })
  return accept({ type: 'FundRefunded', data: { redemptionId, points, postings } })
}
