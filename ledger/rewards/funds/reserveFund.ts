import { accept, type Command, type Decision, reject } from '../../kernel/decider.ts'
import type { MemberId, RedemptionId } from '../../kernel/ids.ts'
import type { Points } from '../../kernel/points.ts'
import { move } from '../../kernel/posting.ts'
import type { FundEvent } from './events.ts'
import type { FundState } from './state.ts'

/** Sets points of the fund aside for one paid redemption; paid redemptions of a team compete here. */
export type ReserveFund = Command<
  'reserveFund',
  { readonly redemptionId: RedemptionId; readonly memberId: MemberId; readonly points: Points }
>

export type InsufficientFunds = {
  readonly code: 'INSUFFICIENT_FUNDS'
  readonly available: Points
  readonly requested: Points
}

export const reserveFund = (
  state: FundState,
  { data }: ReserveFund,
): Decision<FundEvent, InsufficientFunds> => {
  if (data.points > state.available) {
    return reject({ code: 'INSUFFICIENT_FUNDS', available: state.available, requested: data.points })
  }
  const postings = move(data.points, { account: 'fund' }, { account: 'fund:reserved' })
  return accept({ type: 'FundReserved', data: { ...data, postings } })
}
