import { monthName } from '@laurel/contract/browser/calendarWords.ts'
import { firstAnniversaryYear, noDate } from '@laurel/contract/people/userProfile.ts'

type Choice = { readonly value: number; readonly label: string }
type YearChoice = { readonly value: number | null; readonly label: string }

/** A year with a 29 February. */
const leapYear = 2024

/** Months count from 0. */
export const monthChoices = (none: string, locale: string): readonly Choice[] => [
  { value: noDate, label: none },
  ...Array.from({ length: 12 }, (_, month) => ({
    value: month,
    label: monthName(month, locale),
  })),
]

/** The days a month can have: February has 29. */
export const daysIn = (month: number): number =>
  month === noDate ? 0 : new Date(Date.UTC(leapYear, month + 1, 0)).getUTCDate()

export const dayChoices = (month: number, none: string): readonly Choice[] => [
  { value: noDate, label: none },
  ...Array.from({ length: daysIn(month) }, (_, index) => ({ value: index + 1, label: String(index + 1) })),
]

/** From this year back to the first that is offered. */
export const yearChoices = (currentYear: number, none: string): readonly YearChoice[] => [
  { value: null, label: none },
  ...Array.from({ length: currentYear - firstAnniversaryYear + 1 }, (_, index) => ({
    value: currentYear - index,
    label: String(currentYear - index),
  })),
]
