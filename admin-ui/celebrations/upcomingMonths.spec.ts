import { describe, expect, it } from 'vitest'
import { type UpcomingPerson, upcomingMonths } from './upcomingMonths.ts'

const person = (name: string, date: string | null): UpcomingPerson => ({
  user: { id: name, name, profile_picture: null },
  date,
})

describe('upcoming people', () => {
  it('stand under the month of their own year, through the end of a year', () => {
    const months = upcomingMonths(
      [
        person('Ann', '2026-11-21'),
        person('Ben', '2026-12-31'),
        person('Cleo', null),
        person('Dora', '2027-01-01'),
        person('Emil', '2027-01-31'),
      ],
      'en-US',
    )
    expect(months.map(({ label, people }) => [label, people.map(({ user }) => user.name)])).toEqual([
      ['November 2026', ['Ann']],
      ['December 2026', ['Ben']],
      ['January 2027', ['Dora', 'Emil']],
      [undefined, ['Cleo']],
    ])
  })

  it('of the same month in two years stay apart', () => {
    const months = upcomingMonths([person('Ann', '2026-11-21'), person('Ben', '2027-11-21')], 'en-US')
    expect(months.map(({ label }) => label)).toEqual(['November 2026', 'November 2027'])
  })
})
