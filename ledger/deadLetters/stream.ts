import { impossible } from '../kernel/assertNever.ts'
import type { Decider, Decision } from '../kernel/decider.ts'
import type { ParkingEvent } from './events.ts'
import { type ParkPromise, parkPromise } from './parkPromise.ts'
import { type RetryPromise, type RetryPromiseRejection, retryPromise } from './retryPromise.ts'
import { evolve, initialState, type ParkingState } from './state.ts'

export type ParkingCommand = ParkPromise | RetryPromise
export type ParkingRejection = RetryPromiseRejection

const decide = (state: ParkingState, command: ParkingCommand): Decision<ParkingEvent, ParkingRejection> => {
  switch (command.type) {
    case 'parkPromise':
      return parkPromise(state, command)
    case 'retryPromise':
      return retryPromise(state, command)
    default:
      return impossible(command)
  }
}

export const parkingDecider: Decider<ParkingState, ParkingCommand, ParkingEvent, ParkingRejection> = {
  initialState,
  decide,
  evolve,
}
