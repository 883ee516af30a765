import { expect, it } from 'vitest'
import { dayOrdinal, monthAndYear, monthName, weekdayName } from './calendarWords.ts'

it.each([
  ['2026-11-01', '1st', '1'],
  ['2026-11-02', '2nd', '2'],
  ['2026-11-03', '3rd', '3'],
  ['2026-11-11', '11th', '11'],
  ['2026-11-21', '21st', '21'],
])('the day of %s is the %s', (date, inEnglish, inGerman) => {
  expect([dayOrdinal(date, 'en-US'), dayOrdinal(date, 'de-DE')]).toEqual([inEnglish, inGerman])
})

it('days, months and years have the names of the locale', () => {
  expect(weekdayName('2026-11-22', 'en-GB')).toBe('Sunday')
  expect(weekdayName('2026-11-22', 'de-DE')).toBe('Sonntag')
  expect(monthAndYear('2026-11', 'fr-FR')).toBe('novembre 2026')
  expect(monthName(0, 'de-AT')).toBe('Jänner')
})
