import { TZDate } from '@date-fns/tz'
import { z } from 'zod'
import type { Instant } from './instant.ts'

/** A calendar month, `2026-10`. */
export const Month = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: 'A month is written like 2026-10.' })
export type Month = z.infer<typeof Month>

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
