import { describe, expect, it } from 'vitest'
import { connectionDaysOf, monthsOf } from './reportDays.ts'

const now = new Date('2026-11-23T23:30:00.000Z')

describe('the months of a range', () => {
  it('begin and end with its days', () => {
    expect(monthsOf({ start: '2026-01-30', end: '2026-03-02' }, now, 'UTC')).toEqual([
      { month: '2026-01', start: '2026-01-30', end: '2026-01-31' },
      { month: '2026-02', start: '2026-02-01', end: '2026-02-28' },
      { month: '2026-03', start: '2026-03-01', end: '2026-03-02' },
    ])
  })

  it('are the last 24 without a start, up to today where the team is', () => {
    const months = monthsOf({}, now, 'Asia/Tokyo')
    expect(months).toHaveLength(24)
    expect(months?.at(-1)).toEqual({ month: '2026-11', start: '2026-11-01', end: '2026-11-24' })
  })

  it('are none for a range that ends before it begins, and not known for more than ten years', () => {
    expect(monthsOf({ start: '2026-03-02', end: '2026-01-30' }, now, 'UTC')).toEqual([])
    expect(monthsOf({ start: '1990-01-01', end: '2026-01-30' }, now, 'UTC')).toBeUndefined()
  })
})

describe('the days of connections', () => {
  it('are those that are asked for, 92 at most', () => {
    const quarter = { start: '2026-07-01', end: '2026-09-30' }
    expect(connectionDaysOf(quarter, now, 'UTC')).toEqual(quarter)
    expect(connectionDaysOf({ ...quarter, start: '2026-06-30' }, now, 'UTC')).toBeUndefined()
  })

  it('are the last 92 without dates, up to today where the team is', () => {
    expect(connectionDaysOf({}, now, 'UTC')).toEqual({ start: '2026-08-24', end: '2026-11-23' })
    expect(connectionDaysOf({}, now, 'Asia/Tokyo')).toEqual({ start: '2026-08-25', end: '2026-11-24' })
  })

  it('end today without an end, and are the last 92 up to an end without a start', () => {
    expect(connectionDaysOf({ start: '2026-11-01' }, now, 'UTC')).toEqual({
      start: '2026-11-01',
      end: '2026-11-23',
    })
    expect(connectionDaysOf({ end: '2026-03-31' }, now, 'UTC')).toEqual({
      start: '2025-12-30',
      end: '2026-03-31',
    })
    expect(connectionDaysOf({ start: '2026-01-01' }, now, 'UTC')).toBeUndefined()
    expect(connectionDaysOf({ end: '0001-01-30' }, now, 'UTC')).toBeUndefined()
  })
})
