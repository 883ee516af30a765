import { accept, type Command, type Decision } from '../../kernel/decider.ts'
import type { RedemptionId } from '../../kernel/ids.ts'
import { entryOf } from '../../kernel/partedMap.ts'
import type { FundEvent } from './events.ts'
import { divide } from './parts.ts'
import type { FundState } from './state.ts'

/**
 * Releases a reservation to where its points came from; a part that the team paid for since goes to the fund. Without a
 * reservation it has no effect.
 */
export type ReleaseFund = Command<'releaseFund', { readonly redemptionId: RedemptionId }>

export const releaseFund = (state: FundState, { data }: ReleaseFund): Decision<FundEvent, never> => {
  const reservation = entryOf(state.reserved, data.redemptionId)
  if (reservation === undefined) return accept()
  const { points, postpaid } = reservation
  const parts = divide(state, points, { account: 'fund:reserved' }, postpaid)
  return accept({ type: 'FundReleased', data: { redemptionId: data.redemptionId, points, ...parts } })
}
