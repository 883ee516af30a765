import { accept, type Command, type Decision, reject } from '../../kernel/decider.ts'
import type { RedemptionId } from '../../kernel/ids.ts'
import type { RedemptionEvent } from './events.ts'
import { type MoveRejection, type OwnRedemption, refuseMove } from './moveRefused.ts'
import { type RedemptionState, subjectOf } from './state.ts'

/** An administrator has reviewed a held redemption: its order may be placed. */
export type ReleaseRedemption = Command<'releaseRedemption', { readonly redemptionId: RedemptionId }>

export const releaseRedemption = (
  state: RedemptionState,
  { actor }: ReleaseRedemption,
): Decision<RedemptionEvent, MoveRejection | OwnRedemption> => {
  if (state.status !== 'REQUESTED' && state.status !== 'PENDING') return refuseMove(state)
  if (actor.kind === 'member' && actor.id === state.memberId) return reject({ code: 'OWN_REDEMPTION' })
  return state.hold === null ? accept() : accept({ type: 'RedemptionReleased', data: subjectOf(state) })
}
