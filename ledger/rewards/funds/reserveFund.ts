import { accept, type Command, type Decision, reject } from '../../kernel/decider.ts'
import type { MemberId, RedemptionId } from '../../kernel/ids.ts'
import type { Points } from '../../kernel/points.ts'
import { move } from '../../kernel/posting.ts'
import type { FundEvent } from './events.ts'
import type { FundState } from './state.ts'

/**
 * Sets points aside for one paid redemption; paid redemptions of a team compete here. The points of the fund come first;
 * what they do not cover is paid after the month, if the team pays that way.
 */
export type ReserveFund = Command<
  'reserveFund',
  { readonly redemptionId: RedemptionId; readonly memberId: MemberId; readonly points: Points }
>

export type InsufficientFunds = {
  readonly code: 'INSUFFICIENT_FUNDS'
  readonly available: Points
  readonly requested: Points
}

/** Rewards pause: the money of a payment went back after its points had been spent. */
export type FundOwes = { readonly code: 'FUND_OWES'; readonly owed: Points }

export const reserveFund = (
  state: FundState,
  { data }: ReserveFund,
): Decision<FundEvent, FundOwes | InsufficientFunds> => {
  if (state.owed > 0) return reject({ code: 'FUND_OWES', owed: state.owed })
  const postpaid = Math.max(0, data.points - state.available)
  if (postpaid > 0 && state.method === 'prepaid')
    return reject({ code: 'INSUFFICIENT_FUNDS', available: state.available, requested: data.points })
  const postings = [
    ...move(data.points - postpaid, { account: 'fund' }, { account: 'fund:reserved' }),
    ...move(postpaid, { account: 'fund:postpaid' }, { account: 'fund:reserved' }),
  ]
  return accept({ type: 'FundReserved', data: { ...data, postpaid, postings } })
}
