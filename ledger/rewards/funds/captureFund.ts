import { accept, type Command, type Decision, reject } from '../../kernel/decider.ts'
import type { RedemptionId } from '../../kernel/ids.ts'
import { entryOf } from '../../kernel/partedMap.ts'
import { move } from '../../kernel/posting.ts'
import type { FundEvent } from './events.ts'
import type { FundState } from './state.ts'

/** Spends a reservation: the reward was delivered and is paid for. */
export type CaptureFund = Command<'captureFund', { readonly redemptionId: RedemptionId }>

export type ReservationUnknown = { readonly code: 'RESERVATION_UNKNOWN' }

export const captureFund = (
  state: FundState,
  { data }: CaptureFund,
): Decision<FundEvent, ReservationUnknown> => {
  const reservation = entryOf(state.reserved, data.redemptionId)
  if (reservation === undefined) return reject({ code: 'RESERVATION_UNKNOWN' })
  const { points } = reservation
  const postings = move(points, { account: 'fund:reserved' }, { account: 'paid' })
  return accept({ type: 'FundCaptured', data: { redemptionId: data.redemptionId, points, postings } })
}
