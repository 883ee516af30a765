import { describe, expect, it } from 'vitest'
import { type CelebratedDates, daysHeld, daysOfYearHeld, occasionsBetween } from './occasions.ts'

const on = (day: string) => ({ from: day, until: day })
const born = (birthday: string): CelebratedDates => ({ birthday, joinedOn: null })
const joined = (joinedOn: string): CelebratedDates => ({ birthday: null, joinedOn })

describe('birthdays', () => {
  it('come every year, on 28 February where the year has no 29th', () => {
    const leapling = born('02-29')
    expect(occasionsBetween(leapling, 'BIRTHDAY', 'DAY_OF', on('2027-02-28'))).toMatchObject([{ year: 2027 }])
    expect(occasionsBetween(leapling, 'BIRTHDAY', 'DAY_OF', on('2028-02-28'))).toEqual([])
    expect(occasionsBetween(leapling, 'BIRTHDAY', 'DAY_OF', on('2028-02-29'))).toMatchObject([{ year: 2028 }])
  })

  it('on a Saturday are held on Friday or on Monday, once', () => {
    const saturday = born('11-21')
    expect(occasionsBetween(saturday, 'BIRTHDAY', 'FRIDAY', on('2026-11-20'))).toMatchObject([
      { year: 2026, fallsOn: '2026-11-21', heldOn: '2026-11-20' },
    ])
    expect(occasionsBetween(saturday, 'BIRTHDAY', 'FRIDAY', on('2026-11-21'))).toEqual([])
    expect(occasionsBetween(saturday, 'BIRTHDAY', 'MONDAY', on('2026-11-23'))).toMatchObject([{ year: 2026 }])
  })

  it('are moved across the end of a month, and from 28 February where there is no 29th', () => {
    const heldOn = (birthday: string, mode: 'FRIDAY' | 'MONDAY', from: string, until: string) =>
      occasionsBetween(born(birthday), 'BIRTHDAY', mode, { from, until }).map(({ heldOn }) => heldOn)
    expect(heldOn('10-31', 'MONDAY', '2026-10-01', '2026-10-31')).toEqual([])
    expect(heldOn('10-31', 'MONDAY', '2026-11-01', '2026-11-30')).toEqual(['2026-11-02'])
    expect(heldOn('11-01', 'FRIDAY', '2026-10-01', '2026-10-31')).toEqual(['2026-10-30'])
    expect(heldOn('11-01', 'FRIDAY', '2026-11-01', '2026-11-30')).toEqual([])
    expect(heldOn('02-29', 'FRIDAY', '2027-02-01', '2027-03-31')).toEqual(['2027-02-26'])
    expect(heldOn('02-29', 'MONDAY', '2027-02-01', '2027-03-31')).toEqual(['2027-03-01'])
    expect(heldOn('02-29', 'MONDAY', '2032-02-01', '2032-03-31')).toEqual(['2032-03-01'])
  })

  it('belong to the year they fall in, also when they are held in the year before', () => {
    expect(occasionsBetween(born('01-01'), 'BIRTHDAY', 'FRIDAY', on('2027-12-31'))).toMatchObject([
      { year: 2028, fallsOn: '2028-01-01' },
    ])
    expect(occasionsBetween(born('12-31'), 'BIRTHDAY', 'MONDAY', on('2028-01-03'))).toEqual([])
    expect(occasionsBetween(born('12-31'), 'BIRTHDAY', 'MONDAY', on('2024-01-01'))).toMatchObject([
      { year: 2023, fallsOn: '2023-12-31' },
    ])
  })

  it('of people who told none do not come', () => {
    const nothing = { birthday: null, joinedOn: null }
    const year = { from: '2026-01-01', until: '2026-12-31' }
    expect(occasionsBetween(nothing, 'BIRTHDAY', 'DAY_OF', year)).toEqual([])
    expect(occasionsBetween(nothing, 'ANNIVERSARY', 'DAY_OF', year)).toEqual([])
  })
})

describe('years with the company', () => {
  it('are counted from the day of joining, which itself is no anniversary', () => {
    const since = joined('2021-03-10')
    expect(occasionsBetween(since, 'ANNIVERSARY', 'DAY_OF', on('2026-03-10'))).toMatchObject([{ years: 5 }])
    expect(occasionsBetween(since, 'ANNIVERSARY', 'DAY_OF', on('2021-03-10'))).toEqual([])
    expect(occasionsBetween(since, 'ANNIVERSARY', 'DAY_OF', on('2020-03-10'))).toEqual([])
  })

  it('begin with a welcome on the first day alone', () => {
    const since = joined('2026-03-10')
    expect(occasionsBetween(since, 'NEW_HIRE', 'DAY_OF', on('2026-03-10'))).toMatchObject([
      { year: 2026, years: 0 },
    ])
    expect(occasionsBetween(since, 'NEW_HIRE', 'DAY_OF', on('2027-03-10'))).toEqual([])
  })

  it('show in order over a span of days', () => {
    const year = { from: '2026-01-01', until: '2028-12-31' }
    const years = occasionsBetween(joined('2020-02-29'), 'ANNIVERSARY', 'DAY_OF', year)
    expect(years.map(({ years, fallsOn }) => [years, fallsOn])).toEqual([
      [6, '2026-02-28'],
      [7, '2027-02-28'],
      [8, '2028-02-29'],
    ])
  })
})

describe('the days of the year that can be held on some days', () => {
  const kinds = ['BIRTHDAY', 'ANNIVERSARY', 'NEW_HIRE'] as const
  const modes = ['DAY_OF', 'FRIDAY', 'MONDAY'] as const
  const everyDay = Array.from({ length: 366 }, (_, index) =>
    new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(5, 10),
  )

  it.each([
    ['2026-11-21', '2026-11-21'],
    ['2027-02-26', '2027-02-28'],
    ['2028-02-29', '2028-03-01'],
    ['2026-12-30', '2027-01-02'],
    ['2025-11-20', '2026-11-21'],
  ])('include each that is held between %s and %s', (from, until) => {
    const days = new Set(daysOfYearHeld({ from, until }))
    const isHeld = (day: string) =>
      kinds.some(kind =>
        modes.some(
          mode =>
            occasionsBetween({ birthday: day, joinedOn: `2020-${day}` }, kind, mode, { from, until }).length >
            0,
        ),
      )
    expect(everyDay.filter(day => isHeld(day) && !days.has(day))).toEqual([])
  })

  it('are few for one day', () => {
    expect(daysOfYearHeld(on('2027-02-27'))).toEqual(['02-25', '02-26', '02-27', '02-28', '02-29', '03-01'])
  })
})

describe('the days on which celebrations fall that are held on some days', () => {
  it('are moved from the weekend, also over the end of a year', () => {
    const days = { from: '2027-12-30', until: '2027-12-31' }
    expect(daysHeld('FRIDAY', days)).toEqual([
      { fallsOn: '2027-12-30', day: '12-30', heldOn: '2027-12-30' },
      { fallsOn: '2027-12-31', day: '12-31', heldOn: '2027-12-31' },
      { fallsOn: '2028-01-01', day: '01-01', heldOn: '2027-12-31' },
      { fallsOn: '2028-01-02', day: '01-02', heldOn: '2027-12-31' },
    ])
  })

  it('include 29 February in a year without it', () => {
    // 28 February 2027 is a Sunday.
    expect(daysHeld('MONDAY', on('2027-03-01')).map(({ day }) => day)).toEqual([
      '02-27',
      '02-28',
      '02-29',
      '03-01',
    ])
  })
})
