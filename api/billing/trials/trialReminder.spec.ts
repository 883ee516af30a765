import { describe, expect, it } from 'vitest'
import { daysLeftOf, reminderDue } from './trialReminder.ts'

describe('the days left of a trial', () => {
  const end = '2026-12-01T03:00:00.000Z'

  it('are days of the calendar, not of 24 hours', () => {
    expect(daysLeftOf(end, '2026-11-30T23:59:00.000Z', 'UTC')).toBe(1)
    expect(daysLeftOf(end, '2026-12-01T02:59:00.000Z', 'UTC')).toBe(0)
  })

  it('are counted in the time zone of the team', () => {
    expect(daysLeftOf(end, '2026-11-30T12:00:00.000Z', 'America/New_York')).toBe(0)
    expect(daysLeftOf(end, '2026-11-30T12:00:00.000Z', 'Asia/Tokyo')).toBe(1)
  })
})

describe('a reminder', () => {
  it.each([
    [9, undefined],
    [8, undefined],
    [7, 7],
    [5, 7],
    [4, 7],
    [3, 3],
    [2, 3],
    [1, 1],
    [0, 1],
    [-1, undefined],
  ])('with %s days left is that of day %s', (daysLeft, due) => {
    expect(reminderDue(daysLeft)).toBe(due)
  })
})
