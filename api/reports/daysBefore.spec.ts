import { expect, it } from 'vitest'
import { daysBefore } from './daysBefore.ts'

it('as many days come before a range as it has', () => {
  expect(daysBefore({ start: '2026-11-15', end: '2026-11-21' })).toEqual({
    start: '2026-11-08',
    end: '2026-11-14',
  })
  expect(daysBefore({ start: '2024-03-01', end: '2024-03-01' })).toEqual({
    start: '2024-02-29',
    end: '2024-02-29',
  })
  expect(daysBefore({ start: '0001-01-01', end: '9999-12-31' })).toBeUndefined()
  expect(daysBefore({ start: '2026-11-15' })).toBeUndefined()
  expect(daysBefore({ start: '2026-11-15', end: '2026-11-14' })).toBeUndefined()
})
