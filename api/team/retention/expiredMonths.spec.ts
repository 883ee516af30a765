import { expect, it } from 'vitest'
import { expiredMonths, lastExpiredMonth, spansOutside } from './expiredMonths.ts'

const now = '2026-02-28T23:59:59.000Z'

it('keeps a month until its last text is old enough', () => {
  expect(lastExpiredMonth(now, 1)).toBe('2025-12')
  expect(lastExpiredMonth('2026-03-01T00:00:00.000Z', 1)).toBe('2026-01')
})

it('has every month since the first text, across years', () => {
  expect(expiredMonths(now, 1, '2025-10-31T12:00:00.000Z')).toEqual(['2025-10', '2025-11', '2025-12'])
})

it('has none where there are no texts, or none that is old enough', () => {
  expect(expiredMonths(now, 1, null)).toEqual([])
  expect(expiredMonths(now, 6, '2025-10-31T12:00:00.000Z')).toEqual([])
})

it('leaves the times between erased months, and before and after them', () => {
  const before = '2026-01-01T00:00:00.000Z'
  expect(spansOutside(new Set(), before)).toEqual([{ from: null, until: before }])
  expect(spansOutside(new Set(['2025-08', '2025-12', '2025-09', '2026-01']), before)).toEqual([
    { from: null, until: '2025-08-01T00:00:00.000Z' },
    { from: '2025-10-01T00:00:00.000Z', until: '2025-12-01T00:00:00.000Z' },
  ])
})
