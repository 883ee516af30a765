import { describe, expect, it } from 'vitest'
import { dayOf, thisMonth, timeRangeOf } from './calendar.ts'

describe('the calendar of a team', () => {
  it('begins and ends its days where the team is, wherever this machine stands', () => {
    expect(timeRangeOf({ start: '2026-10-01', end: '2026-10-31' }, 'Europe/Berlin')).toEqual({
      from: '2026-09-30T22:00:00.000Z',
      until: '2026-10-31T23:00:00.000Z',
    })
    expect(timeRangeOf({ start: '2026-10-01' }, 'America/New_York')).toEqual({
      from: '2026-10-01T04:00:00.000Z',
      until: undefined,
    })
  })

  it('ends with the last instant that PostgreSQL reads', () => {
    const days = { start: '9999-12-31', end: '9999-12-31' }
    expect(timeRangeOf(days, 'America/New_York')).toEqual({
      from: '9999-12-31T05:00:00.000Z',
      until: '9999-12-31T23:59:59.999Z',
    })
  })

  it('knows which month and which day it is there', () => {
    const night = '2026-10-31T23:30:00.000Z'
    expect(thisMonth(new Date(night), 'Europe/Berlin')).toEqual({ from: '2026-10-31T23:00:00.000Z' })
    expect(dayOf(night, 'Europe/Berlin')).toBe('2026-11-01')
  })
})
