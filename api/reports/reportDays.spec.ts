import { describe, expect, it } from 'vitest'
import { monthsOf } from './reportDays.ts'

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
