import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Company } from '../company.ts'
import { dayOfYear } from '../people.ts'

const day = 24 * 60 * 60 * 1_000
const celebratedIndex = 40

/** Noon of the next first day of a month. */
export const nextMonthOf = (now: Instant): Instant => {
  const [year = 0, month = 0] = now.split('-').map(Number)
  return new Date(Date.UTC(year, month, 1, 12)).toISOString()
}

/** Noon of the next day on which members of every company have their birthday. */
export const nextBirthdayOf = (now: Instant): Instant => {
  const [year = ''] = now.split('-')
  const inYear = (number: number): Instant => `${number}-${dayOfYear(celebratedIndex)}T12:00:00.000Z`
  return inYear(Number(year)) > addMilliseconds(now, day) ? inYear(Number(year)) : inYear(Number(year) + 1)
}

/** The members with a birthday on that day; hardly fewer have an anniversary. */
export const birthdaysOn = ({ members }: Company, instant: Instant): number =>
  Array.from({ length: members }, (_, index) => dayOfYear(index)).filter(
    birthday => birthday === instant.slice('2026-'.length, '2026-11-22'.length),
  ).length

/** The month before the current one. */
export const lastMonthOf = (now: Instant): string => {
  const [year = 0, month = 0] = now.split('-').map(Number)
  return new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 'yyyy-mm'.length)
}
