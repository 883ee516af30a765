import { describe, expect, it } from 'vitest'
import { microsecondsOf } from './instantMicroseconds.ts'

const sincePostgresBegan = (instant: string) => (Date.parse(instant) - Date.UTC(2000, 0)) * 1000

describe('an instant in microseconds', () => {
  it.each([
    '2026-11-20T09:30:00.000Z',
    '2026-11-20T23:59:59.999Z',
    '2026-11-21T00:00:00.001Z',
    '1970-01-01T00:00:00.000Z',
    '1999-12-31T23:59:59.999Z',
    '2024-02-29T12:34:56.789Z',
  ])('counts %s from the year 2000 on', instant => {
    expect(microsecondsOf(instant)).toBe(sincePostgresBegan(instant))
  })

  it.each([
    '2026-11-20',
    '2026-11-20T09:30:00Z',
    '2026-11-20T09:30:00.000+01:00',
    '2026-11-20T09:30:00.00xZ',
    '2026-11-20T09-30-00.000Z',
    'some day',
  ])('is none in %s, also on a day that was read before', text => {
    microsecondsOf('2026-11-20T09:30:00.000Z')
    expect(() => microsecondsOf(text)).toThrow(text)
  })
})
