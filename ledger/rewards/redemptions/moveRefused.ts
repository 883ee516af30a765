import { type Decision, reject } from '../../kernel/decider.ts'
import type { RedemptionState } from './state.ts'

/** The life cycle of a redemption has no such move from its current status. */
export type RedemptionMoveRefused = {
  readonly code: 'REDEMPTION_MOVE_REFUSED'
  readonly status: RedemptionState['status']
}

export type RedemptionUnknown = { readonly code: 'REDEMPTION_UNKNOWN' }

export type MoveRejection = RedemptionMoveRefused | RedemptionUnknown

/** A second person decides: members never approve or release a redemption of their own. */
export type OwnRedemption = { readonly code: 'OWN_REDEMPTION' }

/** The redemption waits for the review of an administrator. */
export type RedemptionOnHold = { readonly code: 'REDEMPTION_ON_HOLD' }

export const refuseMove = (state: RedemptionState): Decision<never, MoveRejection> =>
  state.status === 'NONE'
    ? reject({ code: 'REDEMPTION_UNKNOWN' })
    : reject({ code: 'REDEMPTION_MOVE_REFUSED', status: state.status })
