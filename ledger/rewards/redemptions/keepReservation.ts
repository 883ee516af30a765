import { accept, acceptForGood, type Command, type Decision } from '../../kernel/decider.ts'
import type { RedemptionId } from '../../kernel/ids.ts'
import type { RedemptionEvent } from './events.ts'
import { type MoveRejection, refuseMove } from './moveRefused.ts'
import type { RedemptionState } from './state.ts'

/** Asks whether what was taken for a redemption stays taken. Records nothing; only a declined redemption refuses. */
export type KeepReservation = Command<'keepReservation', { readonly redemptionId: RedemptionId }>

export const keepReservation = (
  state: RedemptionState,
  _command: KeepReservation,
): Decision<RedemptionEvent, MoveRejection> => {
  if (state.status === 'DECLINED') return refuseMove(state)
  // A redemption that was placed is never declined.
  return state.status === 'NONE' || state.status === 'REQUESTED' ? accept() : acceptForGood()
}
