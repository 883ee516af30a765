import { expect, it } from 'vitest'
import { lastPeriod, periodEnds } from './lastPeriod.ts'

it.each([
  ['weekly', '2026-11-23T12:00:00.000Z', 'Europe/Berlin', 'DE-DE', '2026-11-16', '2026-11-22'],
  ['weekly', '2026-11-22T12:00:00.000Z', 'Europe/Berlin', 'DE-DE', '2026-11-09', '2026-11-15'],
  // Weeks begin on Sunday there.
  ['weekly', '2026-11-22T12:00:00.000Z', 'America/New_York', 'EN-US', '2026-11-15', '2026-11-21'],
  // The first of December has begun in Kiritimati only.
  ['monthly', '2026-11-30T11:00:00.000Z', 'Pacific/Kiritimati', 'EN-US', '2026-11-01', '2026-11-30'],
  ['monthly', '2026-11-30T11:00:00.000Z', 'Europe/Berlin', 'EN-US', '2026-10-01', '2026-10-31'],
  // Across the end of summer time.
  ['weekly', '2026-10-26T09:00:00.000Z', 'Europe/Berlin', 'DE-DE', '2026-10-19', '2026-10-25'],
] as const)('%s at %s in %s for %s is %s to %s', (rhythm, now, timeZone, locale, start, end) => {
  expect(lastPeriod(rhythm, now, timeZone, locale)).toEqual({ start, end })
})

it.each([
  ['weekly', '2026-11-23T12:00:00.000Z', 'Europe/Berlin', 'DE-DE', '2026-11-29T23:00:00.000Z'],
  ['weekly', '2026-11-22T12:00:00.000Z', 'America/New_York', 'EN-US', '2026-11-29T05:00:00.000Z'],
  ['monthly', '2026-11-30T11:00:00.000Z', 'Pacific/Kiritimati', 'EN-US', '2026-12-31T10:00:00.000Z'],
  // Across the end of summer time.
  ['weekly', '2026-10-24T09:00:00.000Z', 'Europe/Berlin', 'DE-DE', '2026-10-25T23:00:00.000Z'],
] as const)('%s at %s in %s for %s ends at %s', (rhythm, now, timeZone, locale, end) => {
  expect(periodEnds(rhythm, now, timeZone, locale)).toBe(end)
})
