import { describe, expect, it } from 'vitest'
import { daysOf, endOf, startOf } from './competitionTimes.ts'

const zone = 'Europe/Dublin'

describe('the times of a competition', () => {
  it('are the days of the team, both included, also where clocks change', () => {
    expect(startOf('2026-03-28', zone)).toBe('2026-03-28T00:00:00.000Z')
    expect(endOf('2026-03-29', zone)).toBe('2026-03-29T23:00:00.000Z')
  })

  it('are instants where instants were sent', () => {
    expect(startOf('2026-03-28T09:30:00.000Z', zone)).toBe('2026-03-28T09:30:00.000Z')
    expect(endOf('2026-03-28T17:00:00.000Z', zone)).toBe('2026-03-28T17:00:00.000Z')
  })

  it('are shown as the days they were entered as', () => {
    const times = { startsAt: startOf('2026-03-28', zone), endsAt: endOf('2026-03-29', zone) }
    expect(daysOf(times, zone)).toEqual({ first: '2026-03-28', last: '2026-03-29' })
  })
})
