import { describe, expect, it } from 'vitest'
import { DayOfYear } from './dayOfYear.ts'

describe('a day of the year', () => {
  it('is one that some year has', () => {
    expect(DayOfYear.safeParse('02-29').success).toBe(true)
    for (const day of ['02-30', '04-31', '13-01', '00-10', '1-1', '']) {
      expect(DayOfYear.safeParse(day).success, day).toBe(false)
    }
  })
})
