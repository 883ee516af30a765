import { describe, expect, test } from 'vitest'
import { balanceAfter } from './balance.ts'
import { afterIntervals, periodEndAfter } from './periods.ts'
import { shareOf } from './proration.ts'

const at = (text: string): number => Date.parse(text) / 1_000
const november = { periodStart: at('2026-11-01T00:00:00Z'), periodEnd: at('2026-12-01T00:00:00Z') }

describe('a prorated amount', () => {
  test.each([
    ['at the beginning', '2026-11-01T00:00:00Z', 4_000],
    ['in the middle', '2026-11-16T00:00:00Z', 2_000],
    ['a second before the end', '2026-11-30T23:59:59Z', 0],
    ['after the end', '2026-12-05T00:00:00Z', 0],
    ['before the beginning', '2026-10-31T00:00:00Z', 4_000],
    ['to the second', '2026-11-10T10:20:30Z', 2_743],
  ])('%s is the part of the time that is left', (_when, moment, amount) => {
    expect(shareOf(4_000, november, at(moment))).toBe(amount)
  })

  test('is rounded to whole cents', () => {
    expect(shareOf(1, november, at('2026-11-16T00:00:00Z'))).toBe(1)
    expect(shareOf(1, november, at('2026-11-16T00:00:01Z'))).toBe(0)
  })
})

describe('a period', () => {
  test.each([
    ['2026-01-31T10:00:00Z', 'month', 1, '2026-02-28T10:00:00Z'],
    ['2026-01-31T10:00:00Z', 'month', 2, '2026-03-31T10:00:00Z'],
    ['2024-02-29T00:00:00Z', 'year', 1, '2025-02-28T00:00:00Z'],
    ['2026-12-15T23:59:59Z', 'month', 1, '2027-01-15T23:59:59Z'],
  ] as const)('that begins on %s ends %s × %i later on %s', (from, interval, count, to) => {
    expect(afterIntervals(at(from), interval, count)).toBe(at(to))
  })

  test('keeps the day of its anchor after a short month', () => {
    const anchor = at('2026-01-31T00:00:00Z')
    expect(periodEndAfter(anchor, 'month', at('2026-02-28T00:00:00Z'))).toBe(at('2026-03-31T00:00:00Z'))
  })
})

test.each([
  ['credit pays the invoice', 1_000, -1_500, -500],
  ['an invoice below zero becomes credit', -700, 0, -700],
  ['less than 50 cents is owed with the next invoice', 49, 0, 49],
  ['the rest is paid', 1_000, -300, 0],
  ['what was owed is paid, too', 1_000, 49, 0],
])('%s', (_what, total, before, after) => {
  expect(balanceAfter(total, before)).toBe(after)
})
