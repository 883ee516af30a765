import { describe, expect, it } from 'vitest'
import { byAdmin, idOf } from '../testing/testCommand.ts'
import { testDecider } from '../testing/testDecider.ts'
import { type ParkingEvent, PromiseParked } from './events.ts'
import { parkedPromiseId } from './deadLetterId.ts'
import { parkingStream } from './stream.ts'

const { given } = testDecider(parkingStream)

const promise = {
  commandId: idOf('credit Ben'),
  commandType: 'creditShoutout',
  causationId: idOf('shoutout'),
  place: { stream: 'member-x.y', revision: 3 },
  memberId: idOf('Ben'),
  points: 20,
}
const promiseId = parkedPromiseId(promise)
const parked: ParkingEvent = {
  type: 'PromiseParked',
  data: { ...promise, rejectionCode: 'MEMBER_UNKNOWN' },
}
const retried: ParkingEvent = { type: 'PromiseRetried', data: { ...promise, promiseId } }

const park = (rejectionCode: string) =>
  ({ type: 'parkPromise', ...byAdmin(), data: { ...promise, rejectionCode } }) as const
const retry = (id = promiseId) => ({ type: 'retryPromise', ...byAdmin(), data: { promiseId: id } }) as const

describe('a promise that could not be kept', () => {
  it('is parked once for each reason', () => {
    given().when(park('MEMBER_UNKNOWN')).thenEvents(parked)
    given(parked).when(park('MEMBER_UNKNOWN')).thenNothing()
    given(parked)
      .when(park('FAILED'))
      .thenEvents({ type: 'PromiseParked', data: { rejectionCode: 'FAILED' } })
  })

  it('is tried again when a person says so, and parked again when it fails again', () => {
    given(parked).when(retry()).thenEvents(retried)
    given(parked, retried).when(park('MEMBER_UNKNOWN')).thenEvents(parked)
    given(parked, retried, parked).when(retry()).thenEvents(retried)
  })

  it('is not tried again twice at once, and only if it is known', () => {
    given(parked, retried).when(retry()).thenRejected({ code: 'PROMISE_NOT_PARKED' })
    given(parked)
      .when(retry(idOf('another')))
      .thenRejected({ code: 'PROMISE_UNKNOWN' })
  })

  it('reads as it was parked before its place and subject were noted', () => {
    const { commandId, commandType, causationId } = promise
    const before = { commandId, commandType, causationId, rejectionCode: 'MEMBER_UNKNOWN' }
    expect(PromiseParked.parse(before).data).toEqual({ ...before, place: null, memberId: null, points: null })
  })
})
