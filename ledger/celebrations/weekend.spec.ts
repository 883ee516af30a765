import { describe, expect, it } from 'vitest'
import { celebratedOn } from './weekend.ts'

describe('a celebration on a weekend', () => {
  const [friday, saturday, sunday, monday] = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23']

  it('is held on the day, on Friday before or on Monday after', () => {
    expect(celebratedOn(saturday, 'DAY_OF')).toBe(saturday)
    expect(celebratedOn(saturday, 'FRIDAY')).toBe(friday)
    expect(celebratedOn(sunday, 'FRIDAY')).toBe(friday)
    expect(celebratedOn(saturday, 'MONDAY')).toBe(monday)
    expect(celebratedOn(sunday, 'MONDAY')).toBe(monday)
  })

  it('stays where it is on other days', () => {
    expect(celebratedOn(friday, 'MONDAY')).toBe(friday)
    expect(celebratedOn(monday, 'FRIDAY')).toBe(monday)
  })
})
