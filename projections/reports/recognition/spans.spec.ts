import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { expect, it } from 'vitest'
import { spansOf } from './spans.ts'

const day = (date: string): Instant => `${date}T00:00:00.000Z`
const span = (period: number, from: string, until: string) => ({ period, from: day(from), until: day(until) })

it('divides a range into whole months and the days around them', () => {
  expect(spansOf([day('2025-11-20'), day('2026-03-02')])).toEqual({
    days: [span(0, '2025-11-20', '2025-12-01'), span(0, '2026-03-01', '2026-03-02')],
    months: [span(0, '2025-12-01', '2026-03-01')],
  })
})

it('reads consecutive months without days', () => {
  expect(spansOf([day('2026-01-01'), day('2026-02-01'), day('2026-03-01')])).toEqual({
    days: [],
    months: [span(0, '2026-01-01', '2026-02-01'), span(1, '2026-02-01', '2026-03-01')],
  })
})

it('reads a range within two months from days', () => {
  expect(spansOf([day('2026-01-05'), day('2026-02-20'), day('2026-02-20')])).toEqual({
    days: [span(0, '2026-01-05', '2026-02-20')],
    months: [],
  })
})
