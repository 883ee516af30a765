import { accept, type Command, type Decision, reject } from '../kernel/decider.ts'
import type { ParkingEvent } from './events.ts'
import type { ParkingState } from './state.ts'

/** Lets a parked promise be tried again, after what stood in its way is repaired. */
export type RetryPromise = Command<'retryPromise', { readonly promiseId: string }>

export type RetryPromiseRejection =
  | { readonly code: 'PROMISE_UNKNOWN' }
  /** It was let go before; whoever keeps promises is at it, or done. */
  | { readonly code: 'PROMISE_NOT_PARKED' }

export const retryPromise = (
  state: ParkingState,
  { data: { promiseId } }: RetryPromise,
): Decision<ParkingEvent, RetryPromiseRejection> => {
  const known = state.get(promiseId)
  if (!known) return reject({ code: 'PROMISE_UNKNOWN' })
  const { isParked, rejectionCode: _reason, ...promise } = known
  if (!isParked) return reject({ code: 'PROMISE_NOT_PARKED' })
  return accept({ type: 'PromiseRetried', data: { ...promise, promiseId } })
}
