import { accept, type Command, type Decision, reject } from '../../kernel/decider.ts'
import { type Points, sumPoints } from '../../kernel/points.ts'
import { move } from '../../kernel/posting.ts'
import type { FundEvent } from './events.ts'
import type { FundState, TopUp } from './state.ts'
import type { ReversalCause } from './vocabulary.ts'

/**
 * Takes the points of a top-up back whose money was refunded or disputed, once per refund or dispute. The team owes what
 * its fund does not hold any more.
 */
export type ReverseTopUp = Command<
  'reverseTopUp',
  {
    readonly topUpId: string
    readonly points: Points
    readonly cause: ReversalCause
    /** The payment provider's id of the refund or the dispute. */
    readonly reference: string
  }
>

export type TopUpUnknown = { readonly code: 'TOP_UP_UNKNOWN' }

export type ReverseTopUpRejection =
  | TopUpUnknown
  | { readonly code: 'POINTS_NOT_POSITIVE' }
  /** The same refund or dispute is recorded with other figures. */
  | { readonly code: 'REVERSAL_CONFLICT'; readonly topUpId: string; readonly points: Points }
  | { readonly code: 'REVERSAL_TOO_LARGE'; readonly reversible: Points; readonly requested: Points }

export const reverseTopUp = (
  state: FundState,
  { data }: ReverseTopUp,
): Decision<FundEvent, ReverseTopUpRejection> => {
  const { topUpId, points, reference } = data
  if (points < 1) return reject({ code: 'POINTS_NOT_POSITIVE' })
  const topUp = state.topUps.find(known => known.topUpId === topUpId)
  if (!topUp) return reject({ code: 'TOP_UP_UNKNOWN' })
  const recorded = recordedReversal(state, reference)
  if (recorded) {
    const isRepeat = recorded.topUpId === topUpId && recorded.points === points
    return isRepeat ? accept() : reject({ code: 'REVERSAL_CONFLICT', ...recorded })
  }
  const reversible = reversiblePoints(topUp)
  if (points > reversible) return reject({ code: 'REVERSAL_TOO_LARGE', reversible, requested: points })
  const owed = Math.max(0, points - state.available)
  const postings = [
    ...move(points - owed, { account: 'fund' }, { account: 'purchased' }),
    ...move(owed, { account: 'fund:owed' }, { account: 'purchased' }),
  ]
  return accept({ type: 'TopUpReversed', data: { ...data, owed, postings } })
}

const recordedReversal = (state: FundState, reference: string) => {
  for (const { topUpId, reversals } of state.topUps) {
    const reversal = reversals.find(known => known.reference === reference)
    if (reversal) return { topUpId, points: reversal.points }
  }
  return undefined
}

/** What is left of a top-up after its reversals; reinstated ones do not count. */
export const reversiblePoints = ({ points, reversals }: TopUp): Points =>
  points - sumPoints(reversals.map(reversal => (reversal.isReinstated ? 0 : reversal.points)))
