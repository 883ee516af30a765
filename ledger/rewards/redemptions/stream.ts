import { impossible } from '../../kernel/assertNever.ts'
import type { Decider, Decision } from '../../kernel/decider.ts'
import { type CancelRedemption, cancelRedemption } from './cancelRedemption.ts'
import { type CompleteRedemption, completeRedemption } from './completeRedemption.ts'
import { type DeclineRedemption, declineRedemption } from './declineRedemption.ts'
import type { RedemptionEvent } from './events.ts'
import type { RedemptionMoveRefused, RedemptionUnknown } from './moveRefused.ts'
import { type PlaceRedemption, placeRedemption } from './placeRedemption.ts'
import { type RequestRedemption, requestRedemption } from './requestRedemption.ts'
import { evolve, initialState, type RedemptionState } from './state.ts'

export type RedemptionCommand =
  | RequestRedemption
  | PlaceRedemption
  | DeclineRedemption
  | CompleteRedemption
  | CancelRedemption

export type RedemptionRejection = RedemptionMoveRefused | RedemptionUnknown

const decide = (
  state: RedemptionState,
  command: RedemptionCommand,
): Decision<RedemptionEvent, RedemptionRejection> => {
  switch (command.type) {
    case 'requestRedemption':
      return requestRedemption(state, command)
    case 'placeRedemption':
      return placeRedemption(state, command)
    case 'declineRedemption':
      return declineRedemption(state, command)
    case 'completeRedemption':
      return completeRedemption(state, command)
    case 'cancelRedemption':
      return cancelRedemption(state, command)
    default:
      return impossible(command)
  }
}

export const redemptionDecider: Decider<
  RedemptionState,
  RedemptionCommand,
  RedemptionEvent,
  RedemptionRejection
> = {
  initialState,
  decide,
  evolve,
}
