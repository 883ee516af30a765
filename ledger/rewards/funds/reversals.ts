import { accept, type Decision, reject } from '../../kernel/decider.ts'
import { type Points, sumPoints } from '../../kernel/points.ts'
import { move, type Posting } from '../../kernel/posting.ts'
import type { FundEvent } from './events.ts'
import { divide } from './parts.ts'
import type { Payment } from './payments.ts'
import type { FundState } from './state.ts'
import type { ReversalCause } from './vocabulary.ts'

/** What a reversal names beside the payment whose money went back. */
export type Reversing = {
  readonly points: Points
  readonly cause: ReversalCause
  /** The payment provider's id of the refund or the dispute. */
  readonly reference: string
}

export type ReversalRejection =
  | { readonly code: 'POINTS_NOT_POSITIVE' }
  /** The same refund or dispute is recorded with other figures. */
  | { readonly code: 'REVERSAL_CONFLICT'; readonly paymentReference: string; readonly points: Points }
  | { readonly code: 'REVERSAL_TOO_LARGE'; readonly reversible: Points; readonly requested: Points }

export type ReversalUnknown = { readonly code: 'REVERSAL_UNKNOWN' }

/** Takes points of a payment back, once per refund or dispute. The team owes what its fund does not hold any more. */
export const reversePayment = (
  state: FundState,
  payment: Payment,
  { points, reference }: Reversing,
  eventOf: (parts: { readonly owed: Points; readonly postings: Posting[] }) => FundEvent,
): Decision<FundEvent, ReversalRejection> => {
  if (points < 1) return reject({ code: 'POINTS_NOT_POSITIVE' })
  const recorded = recordedReversal(state, reference)
  if (recorded) {
    const isRepeat = recorded.paymentReference === payment.paymentReference && recorded.points === points
    return isRepeat ? accept() : reject({ code: 'REVERSAL_CONFLICT', ...recorded })
  }
  const reversible = reversiblePoints(payment)
  if (points > reversible) return reject({ code: 'REVERSAL_TOO_LARGE', reversible, requested: points })
  const owed = Math.max(0, points - state.available)
  const postings = [
    ...move(points - owed, { account: 'fund' }, { account: 'purchased' }),
    ...move(owed, { account: 'fund:owed' }, { account: 'purchased' }),
  ]
  return accept(eventOf({ owed, postings }))
}

/** Gives the points of a reversal back: the team won the money of a dispute again, or a refund failed. */
export const reinstatePayment = (
  state: FundState,
  payment: Payment,
  reference: string,
  eventOf: (parts: {
    readonly points: Points
    readonly repaid: Points
    readonly postings: Posting[]
  }) => FundEvent,
): Decision<FundEvent, ReversalUnknown> => {
  const reversal = payment.reversals.find(known => known.reference === reference)
  if (!reversal) return reject({ code: 'REVERSAL_UNKNOWN' })
  if (reversal.isReinstated) return accept()
  const { points } = reversal
  const { repaid, postings } = divide(state, points, { account: 'purchased' }, 0)
  return accept(eventOf({ points, repaid, postings }))
}

const recordedReversal = ({ topUps, settlements }: FundState, reference: string) => {
  for (const { paymentReference, reversals } of [...topUps, ...settlements]) {
    const reversal = reversals.find(known => known.reference === reference)
    if (reversal) return { paymentReference, points: reversal.points }
  }
  return undefined
}

/** What is left of a payment after its reversals; reinstated ones do not count. */
const reversiblePoints = ({ points, reversals }: Payment): Points =>
  points - sumPoints(reversals.map(reversal => (reversal.isReinstated ? 0 : reversal.points)))
