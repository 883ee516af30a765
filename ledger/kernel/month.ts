import { TZDate } from '@date-fns/tz'
import { z } from 'zod'
import type { Instant } from './instant.ts'

/** A calendar month, `2026-10`. */
export const Month = z
  .string()
  .max('2026-10'.length)
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: 'A month is written like 2026-10.' })
export type Month = z.infer<typeof Month>

/** The month of an instant in UTC. */
export const monthOf = (instant: Instant): Month => instant.slice(0, '2026-10'.length)

/** The month so many months later; a negative count is earlier. */
export const addMonths = (month: Month, count: number): Month => {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`
}

/** The month in a time zone as instants, the end excluded. */
export const monthRange = (
  month: Month,
  timeZone: string,
): { readonly from: Instant; readonly until: Instant } => {
  const year = Number(month.slice(0, 4))
  const index = Number(month.slice(5)) - 1
  return { from: firstMoment(year, index, timeZone), until: firstMoment(year, index + 1, timeZone) }
}

/** The day is given as numbers: as text it would be read in the time zone of this machine. */
const firstMoment = (year: number, monthIndex: number, timeZone: string): Instant =>
  new Date(new TZDate(year, monthIndex, 1, timeZone).getTime()).toISOString()
