import { expect, it } from 'vitest'
import { nextPeriods } from './nextPeriods.ts'

it('begins periods at midnight of the team, also across a change of clocks', () => {
  expect(nextPeriods('2026-02-10T12:00:00.000Z', 'MONTHLY', 'Europe/Berlin')).toEqual([
    '2026-02-28T23:00:00.000Z',
    '2026-03-31T22:00:00.000Z',
    '2026-04-30T22:00:00.000Z',
  ])
})

it('follows the interval', () => {
  expect(nextPeriods('2026-11-23T12:00:00.000Z', 'WEEKLY', 'UTC')).toEqual([
    '2026-11-29T00:00:00.000Z',
    '2026-12-06T00:00:00.000Z',
    '2026-12-13T00:00:00.000Z',
  ])
})
