import { describe, expect, it } from 'vitest'
import { dayAt, periodAt, periodEnd } from './period.ts'

describe('a period', () => {
  it('begins at midnight of the team, whichever day it is in UTC', () => {
    expect(periodAt('2026-03-01T04:59:59.999Z', 'MONTHLY', 'America/New_York')).toBe('2026-02-01')
    expect(periodAt('2026-03-01T05:00:00.000Z', 'MONTHLY', 'America/New_York')).toBe('2026-03-01')
    expect(periodEnd('2026-02-14T12:00:00.000Z', 'MONTHLY', 'America/New_York')).toBe(
      '2026-03-01T05:00:00.000Z',
    )
    expect(dayAt('2026-03-01T04:59:59.999Z', 'America/New_York')).toBe('2026-02-28')
  })

  it.each([
    ['America/Havana', '2026-03-08T05:00:00.000Z', '2026-03-15T04:00:00.000Z'],
    ['America/Santiago', '2026-09-06T04:00:00.000Z', '2026-09-13T03:00:00.000Z'],
  ])(
    'of a week whose first midnight does not exist is named and ends as any other (%s)',
    (timeZone, start, end) => {
      const week = start.slice(0, 10)
      expect(periodAt(start, 'WEEKLY', timeZone)).toBe(week)
      expect(periodAt(new Date(Date.parse(start) - 1).toISOString(), 'WEEKLY', timeZone) < week).toBe(true)
      expect(periodEnd(start, 'WEEKLY', timeZone)).toBe(end)
      expect(periodEnd(new Date(Date.parse(start) - 1).toISOString(), 'WEEKLY', timeZone)).toBe(start)
    },
  )

  it.each(['UTC', 'America/Los_Angeles', 'Asia/Tokyo', 'Pacific/Apia'])(
    'of two weeks begins on the same Sunday everywhere, wherever this machine stands (%s)',
    timeZone => {
      expect(periodAt('2026-03-10T12:00:00.000Z', 'BIWEEKLY', timeZone)).toBe('2026-03-01')
    },
  )

  it.each(['UTC', 'Europe/Berlin', 'Pacific/Apia', 'America/Havana'])(
    'of two weeks ends where the next begins, through every change of clocks (%s)',
    timeZone => {
      let start = '2023-12-20T12:00:00.000Z'
      for (let turn = 0; turn < 60; turn += 1) {
        const end = periodEnd(start, 'BIWEEKLY', timeZone)
        const lastMoment = new Date(Date.parse(end) - 1).toISOString()
        expect(periodAt(lastMoment, 'BIWEEKLY', timeZone)).toBe(periodAt(start, 'BIWEEKLY', timeZone))
        expect(periodAt(end, 'BIWEEKLY', timeZone)).toBe(dayAt(end, timeZone))
        start = end
      }
    },
  )

  it.each([
    'Asia/Kathmandu',
    'Australia/Lord_Howe',
    'Pacific/Chatham',
    'America/St_Johns',
    'Africa/Monrovia',
  ])('and a day begin in the very minute in which the calendar says so (%s)', timeZone => {
    const calendar = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
    for (const from of ['1972-12-31T00:00:00.000Z', '2026-03-31T00:00:00.000Z', '2026-10-03T00:00:00.000Z'])
      for (let minute = 0; minute < 2 * 24 * 60; minute += 1) {
        const instant = new Date(Date.parse(from) + minute * 60_000).toISOString()
        const day = calendar.format(new Date(instant))
        expect(dayAt(instant, timeZone)).toBe(day)
        expect(periodAt(instant, 'MONTHLY', timeZone)).toBe(`${day.slice(0, 7)}-01`)
      }
  })
})
