import type { DayOfYear } from '@laurel/ledger/kernel/dayOfYear.ts'

/** A day as the API writes it, months from 0; null where the day is unknown or private. */
export type DayParts = { readonly month: number | null; readonly day: number | null }

/** The parts of `11-25`. */
export const dayParts = (day: DayOfYear | null): DayParts =>
  day === null
    ? { month: null, day: null }
    : { month: Number(day.slice(0, 2)) - 1, day: Number(day.slice(3)) }

/** The parts of `2021-11-25`. */
export const dateParts = (date: string | null): DayParts & { readonly year: number | null } =>
  date === null
    ? { ...dayParts(null), year: null }
    : { ...dayParts(date.slice(5)), year: Number(date.slice(0, 4)) }
