import { type CommandOf, defineStream, type RejectionOf } from '../handling/defineStream.ts'
import { parkingEvents } from './events.ts'
import { parkPromise } from './recordDeadLetter.ts'
import { retryPromise } from './retryDeadLetter.ts'
import { evolve, initialState } from './state.ts'

export const parkingStream = defineStream({
  name: 'parking',
  key: () => [],
  initialState,
  evolve,
  events: parkingEvents,
  rules: {
    parkPromise,
    retryPromise,
  },
})

export type ParkingCommand = CommandOf<typeof parkingStream>
export type ParkingRejection = RejectionOf<typeof parkingStream>
