import { accept, type Command, type Decision } from '../../kernel/decider.ts'
import type { RedemptionId } from '../../kernel/ids.ts'
import { move } from '../../kernel/posting.ts'
import type { FundEvent } from './events.ts'
import { reservedFor } from './reservations.ts'
import type { FundState } from './state.ts'

/** Releases a reservation. Without a reservation it has no effect. */
export type ReleaseFund = Command<'releaseFund', { readonly redemptionId: RedemptionId }>

export const releaseFund = (state: FundState, { data }: ReleaseFund): Decision<FundEvent, never> => {
  const points = reservedFor(state.reserved, data.redemptionId)
  if (points === undefined) return accept()
  const postings = move(points, { account: 'fund:reserved' }, { account: 'fund' })
  return accept({ type: 'FundReleased', data: { redemptionId: data.redemptionId, points, postings } })
}
