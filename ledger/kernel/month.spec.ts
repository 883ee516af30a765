import { describe, expect, it } from 'vitest'
import { Month, monthRange } from './month.ts'

describe('a month', () => {
  it('runs from midnight to midnight where the team is, also over the end of a year', () => {
    expect(monthRange('2026-12', 'America/New_York')).toEqual({
      from: '2026-12-01T05:00:00.000Z',
      until: '2027-01-01T05:00:00.000Z',
    })
    expect(monthRange('2026-10', 'Europe/Berlin')).toEqual({
      from: '2026-09-30T22:00:00.000Z',
      until: '2026-10-31T23:00:00.000Z',
    })
  })

  it('is written with its year', () => {
    expect(['2026-10', '2026-13', '2026-1', 'October'].map(text => Month.safeParse(text).success)).toEqual([
      true,
      false,
      false,
      false,
    ])
  })
})
