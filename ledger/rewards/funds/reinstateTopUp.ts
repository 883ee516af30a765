import { accept, type Command, type Decision, reject } from '../../kernel/decider.ts'
import type { FundEvent } from './events.ts'
import { divide } from './parts.ts'
import type { TopUpUnknown } from './reverseTopUp.ts'
import type { FundState } from './state.ts'

/** Gives the points of a reversal back: the team won the dispute's money again, or a refund failed. */
export type ReinstateTopUp = Command<
  'reinstateTopUp',
  { readonly topUpId: string; readonly reference: string }
>

export type ReinstateTopUpRejection = TopUpUnknown | { readonly code: 'REVERSAL_UNKNOWN' }

export const reinstateTopUp = (
  state: FundState,
  { data }: ReinstateTopUp,
): Decision<FundEvent, ReinstateTopUpRejection> => {
  const topUp = state.topUps.find(({ topUpId }) => topUpId === data.topUpId)
  if (!topUp) return reject({ code: 'TOP_UP_UNKNOWN' })
  const reversal = topUp.reversals.find(({ reference }) => reference === data.reference)
  if (!reversal) return reject({ code: 'REVERSAL_UNKNOWN' })
  if (reversal.isReinstated) return accept()
  const { points } = reversal
  const { repaid, postings } = divide(state, points, { account: 'purchased' }, 0)
  return accept({ type: 'TopUpReinstated', data: { ...data, points, repaid, postings } })
}
