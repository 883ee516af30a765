import { describe, expect, it } from 'vitest'
import { isWorkingTime, workingTimeFrom } from './workingTime.ts'

describe('working time', () => {
  it.each([
    ['2026-11-20T09:00:00.000Z', 'UTC', true],
    ['2026-11-20T08:59:59.999Z', 'UTC', false],
    ['2026-11-20T16:59:59.999Z', 'UTC', true],
    ['2026-11-20T17:00:00.000Z', 'UTC', false],
    ['2026-11-21T10:00:00.000Z', 'UTC', false],
    ['2026-11-20T17:00:00.000Z', 'America/New_York', true],
    ['2026-11-22T23:30:00.000Z', 'Asia/Tokyo', false],
    ['2026-11-23T00:30:00.000Z', 'Asia/Tokyo', true],
  ])('%s in %s is working time: %s', (now, zone, isWorking) => {
    expect(isWorkingTime(now, zone)).toBe(isWorking)
  })

  it.each([
    ['2026-11-20T12:00:00.000Z', 'UTC', '2026-11-20T12:00:00.000Z'],
    ['2026-11-20T03:00:00.000Z', 'UTC', '2026-11-20T09:00:00.000Z'],
    ['2026-11-20T17:00:00.000Z', 'UTC', '2026-11-23T09:00:00.000Z'],
    ['2026-11-21T09:00:00.000Z', 'UTC', '2026-11-23T09:00:00.000Z'],
    // Clocks go forward on the Sunday between.
    ['2026-03-27T18:00:00.000Z', 'Europe/Berlin', '2026-03-30T07:00:00.000Z'],
  ])('after %s in %s people begin to work at %s', (now, zone, begins) => {
    expect(workingTimeFrom(now, zone)).toBe(begins)
  })
})
