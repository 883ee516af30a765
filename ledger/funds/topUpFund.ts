import { accept, type Command, type Decision, reject } from '../decider/decider.ts'
import type { Points } from '../values/points.ts'
import { move } from '../values/posting.ts'
import type { FundEvent } from './events.ts'
import type { FundState } from './state.ts'

/** Adds points the team has paid for. Keyed by the payment, so that a repeated webhook changes nothing. */
export type TopUpFund = Command<
  'topUpFund',
  { readonly topUpId: string; readonly points: Points; readonly paymentReference: string }
>

export type PointsNotPositive = { readonly code: 'POINTS_NOT_POSITIVE' }

export const topUpFund = (_state: FundState, { data }: TopUpFund): Decision<FundEvent, PointsNotPositive> => {
  if (data.points < 1) return reject({ code: 'POINTS_NOT_POSITIVE' })
  const postings = move(data.points, { account: 'purchased' }, { account: 'fund' })
  return accept({ type: 'FundToppedUp', data: { ...data, postings } })
}
