import { accept, type Command, type Decision, reject } from '../../kernel/decider.ts'
import type { RedemptionId } from '../../kernel/ids.ts'
import type { RedemptionEvent } from './events.ts'
import { mayMove } from './lifeCycle.ts'
import { type MoveRejection, type RedemptionOnHold, refuseMove } from './moveRefused.ts'
import { type RedemptionState, subjectOf } from './state.ts'

/** The vendor is working on the order. */
export type ProcessRedemption = Command<'processRedemption', { readonly redemptionId: RedemptionId }>

export const processRedemption = (
  state: RedemptionState,
  _command: ProcessRedemption,
): Decision<RedemptionEvent, MoveRejection | RedemptionOnHold> => {
  if (state.status === 'NONE' || !mayMove(state.redemptionType, state.status, 'PROCESSING'))
    return refuseMove(state)
  return state.hold === null
    ? accept({ type: 'RedemptionProcessing', data: subjectOf(state) })
    : reject({ code: 'REDEMPTION_ON_HOLD' })
}
