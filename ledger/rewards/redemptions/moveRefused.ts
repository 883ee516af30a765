import { type Decision, reject } from '../../kernel/decider.ts'
import type { RedemptionState } from './state.ts'

/** The life cycle of a redemption has no such move from its current status. */
export type RedemptionMoveRefused = {
  readonly code: 'REDEMPTION_MOVE_REFUSED'
  readonly status: RedemptionState['status']
}

export type RedemptionUnknown = { readonly code: 'REDEMPTION_UNKNOWN' }

export const refuseMove = (
  state: RedemptionState,
): Decision<never, RedemptionMoveRefused | RedemptionUnknown> =>
  state.status === 'NONE'
    ? reject({ code: 'REDEMPTION_UNKNOWN' })
    : reject({ code: 'REDEMPTION_MOVE_REFUSED', status: state.status })
