import { expect, it } from 'vitest'
import { isTimeZone, timeZoneOrUtc } from './timeZone.ts'

it('knows the zones that calendars know, and no others', () => {
  expect(['Europe/Berlin', 'Asia/Kolkata', 'UTC'].every(isTimeZone)).toBe(true)
  expect(['Mars/Phobos', '', 'Central European Time', '../etc'].some(isTimeZone)).toBe(false)
})

it('takes UTC for what it does not know', () => {
  expect(['Asia/Tokyo', 'Mars/Phobos', '', null, undefined].map(timeZoneOrUtc)).toEqual([
    'Asia/Tokyo',
    'UTC',
    'UTC',
    'UTC',
    'UTC',
  ])
})
