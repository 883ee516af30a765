import { describe, expect, it } from 'vitest'
import { DayOfYear, dayInYear } from './dayOfYear.ts'

describe('a day of the year', () => {
  it('is one that some year has', () => {
    expect(DayOfYear.safeParse('02-29').success).toBe(true)
    for (const day of ['02-30', '04-31', '13-01', '00-10', '1-1', '']) {
      expect(DayOfYear.safeParse(day).success, day).toBe(false)
    }
  })

  it('keeps 29 February on the 28th where the year has no other', () => {
    expect(dayInYear('02-29', 2028)).toBe('2028-02-29')
    expect(dayInYear('02-29', 2027)).toBe('2027-02-28')
    expect(dayInYear('11-21', 2026)).toBe('2026-11-21')
  })
})
