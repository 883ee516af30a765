import { impossible } from '../../kernel/assertNever.ts'
import type { Decider, Decision } from '../../kernel/decider.ts'
import { type CaptureFund, captureFund, type ReservationUnknown } from './captureFund.ts'
import type { FundEvent } from './events.ts'
import { type ReleaseFund, releaseFund } from './releaseFund.ts'
import { type InsufficientFunds, type ReserveFund, reserveFund } from './reserveFund.ts'
import { evolve, type FundState, initialState } from './state.ts'
import { type TopUpFund, type TopUpFundRejection, topUpFund } from './topUpFund.ts'

export type FundCommand = TopUpFund | ReserveFund | ReleaseFund | CaptureFund
export type FundRejection = TopUpFundRejection | InsufficientFunds | ReservationUnknown

const decide = (state: FundState, command: FundCommand): Decision<FundEvent, FundRejection> => {
  switch (command.type) {
    case 'topUpFund':
      return topUpFund(state, command)
    case 'reserveFund':
      return reserveFund(state, command)
    case 'releaseFund':
      return releaseFund(state, command)
    case 'captureFund':
      return captureFund(state, command)
    default:
      return impossible(command)
  }
}

export const fundDecider: Decider<FundState, FundCommand, FundEvent, FundRejection> = {
  initialState,
  decide,
  evolve,
}
