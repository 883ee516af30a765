import { describe, expect, it } from 'vitest'
import { ApiError, Unreachable } from './apiError.ts'
import { retrying } from './retrying.ts'

const answered = (status: number) =>
  new ApiError({ type: 'about:blank', title: 'No', status, code: 'UNAVAILABLE', detail: 'No.' })

describe('a page that could not read something', () => {
  it.each([400, 401, 403, 404, 409, 422, 429])('takes a %i as the answer', status => {
    expect(retrying.retry(0, answered(status))).toBe(false)
  })

  it.each([500, 502, 503])('asks again twice after a %i', status => {
    expect([0, 1, 2].map(failures => retrying.retry(failures, answered(status)))).toEqual([true, true, false])
  })

  it('asks again without an answer, a little later each time', () => {
    expect(retrying.retry(0, new Unreachable('away'))).toBe(true)
    expect([0, 1].map(retrying.retryDelay)).toEqual([400, 800])
  })
})
