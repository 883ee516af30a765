import { describe, expect, it } from 'vitest'
import { datePresets, presetOf } from './datePresets.ts'
import { weekStartOf } from './weekStart.ts'

const saturday = new Date(2026, 10, 21)

describe('date presets', () => {
  it('name inclusive days, in weeks that start on Sunday', () => {
    expect(datePresets.last7Days.daysAt(saturday)).toEqual({ start: '2026-11-15', end: '2026-11-21' })
    expect(datePresets.thisWeek.daysAt(saturday)).toEqual({ start: '2026-11-15', end: '2026-11-21' })
    expect(datePresets.lastWeek.daysAt(saturday)).toEqual({ start: '2026-11-08', end: '2026-11-14' })
    expect(datePresets.lastMonth.daysAt(saturday)).toEqual({ start: '2026-10-01', end: '2026-10-31' })
    expect(datePresets.lastYear.daysAt(saturday)).toEqual({ start: '2025-01-01', end: '2025-12-31' })
  })

  it('follow the weeks of the reader', () => {
    const sunday = new Date(2026, 10, 22)
    const inGerman = weekStartOf('de-DE')
    expect(datePresets.thisWeek.daysAt(sunday, inGerman)).toEqual({ start: '2026-11-16', end: '2026-11-22' })
    expect(datePresets.lastWeek.daysAt(sunday, inGerman)).toEqual({ start: '2026-11-09', end: '2026-11-15' })
    expect(presetOf({ start: '2026-11-16', end: '2026-11-22' }, sunday, ['thisWeek'], inGerman)).toBe(
      'thisWeek',
    )
    expect([weekStartOf('en-US'), weekStartOf('en-GB'), weekStartOf('ar-EG')]).toEqual([0, 1, 6])
  })

  it('are recognised by their days', () => {
    expect(presetOf({ start: '2026-11-01', end: '2026-11-21' }, saturday)).toBe('thisMonth')
    expect(presetOf({ start: '2026-11-02', end: '2026-11-21' }, saturday)).toBeUndefined()
  })
})
