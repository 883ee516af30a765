import { monthAndYear } from '@laurel/contract/browser/calendarWords.ts'
import type { UserReference } from '@laurel/contract/people/userReference.ts'

/** A person to be celebrated; without a date where it is private. */
export type UpcomingPerson = {
  readonly user: UserReference
  /** `2026-11-21`. */
  readonly date: string | null
  /** A detail of the occasion, such as "5 years". */
  readonly detail?: string
}

export type UpcomingMonth = {
  /** `2026-11`; empty for those whose date is private. */
  readonly month: string
  /** Undefined for those whose date is private. */
  readonly label: string | undefined
  readonly people: readonly UpcomingPerson[]
}

/** People under the months that they are celebrated in; those who keep the date to themselves behind them. */
export const upcomingMonths = (people: readonly UpcomingPerson[], locale: string): UpcomingMonth[] => {
  const months = new Map<string, UpcomingPerson[]>()
  for (const person of people) {
    const month = person.date?.slice(0, 7) ?? ''
    months.set(month, [...(months.get(month) ?? []), person])
  }
  return [...months]
    .map(([month, ofMonth]) => ({
      month,
      label: month === '' ? undefined : monthAndYear(month, locale),
      people: ofMonth,
    }))
    .sort((one, other) => Number(one.month === '') - Number(other.month === ''))
}
