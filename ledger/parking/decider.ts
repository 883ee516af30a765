import { accept, type Command, type Decider } from '../decider/decider.ts'
import type { ParkingEvent } from './events.ts'

export type ParkPromise = Command<'parkPromise', ParkingEvent['data']>
export type ParkingCommand = ParkPromise
export type ParkingState = { readonly parked: number }

/** Parking never refuses: what can't be finished must not be lost. */
export const parkingDecider: Decider<ParkingState, ParkingCommand, ParkingEvent, never> = {
  initialState: { parked: 0 },
  decide: (_state, command) => accept({ type: 'PromiseParked', data: command.data }),
  evolve: state => ({ parked: state.parked + 1 }),
}
