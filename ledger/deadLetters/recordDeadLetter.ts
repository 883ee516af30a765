import { accept, type Command, type Decision } from '../kernel/decider.ts'
import type { ParkingEvent, PromiseParked } from './events.ts'
import { parkedPromiseId } from './deadLetterId.ts'
import type { ParkingState } from './state.ts'

export type ParkPromise = Command<'parkPromise', ReturnType<typeof PromiseParked.parse>['data']>

/** Parking never refuses: what can't be finished must not be lost. What is parked for this reason stays parked. */
export const parkPromise = (state: ParkingState, { data }: ParkPromise): Decision<ParkingEvent, never> => {
  const known = state.get(parkedPromiseId(data))
  if (known?.isParked && known.rejectionCode === data.rejectionCode) return accept()
  return accept({ type: 'PromiseParked', data })
}
