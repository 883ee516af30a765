import { assertNever } from '../kernel/assertNever.ts'
import type { ParkingEvent, PromiseParked } from './events.ts'
import { parkedPromiseId } from './deadLetterId.ts'

export type KnownPromise = ReturnType<typeof PromiseParked.parse>['data'] & {
  /** False once a person let it be tried again. */
  readonly isParked: boolean
}

/** Every promise of a team that could not be kept at once. Few, or something is very wrong. */
export type ParkingState = ReadonlyMap<string, KnownPromise>

export const initialState: ParkingState = new Map()

export const evolve = (state: ParkingState, event: ParkingEvent): ParkingState => {
  switch (event.type) {
    case 'PromiseParked':
      return new Map(state).set(parkedPromiseId(event.data), { ...event.data, isParked: true })
    case 'PromiseRetried': {
      const known = state.get(event.data.promiseId)
      if (!known) throw new Error(`Promise ${event.data.promiseId} was retried before it was parked.`)
      return new Map(state).set(event.data.promiseId, { ...known, isParked: false })
    }
    default:
      return assertNever(event)
  }
}
