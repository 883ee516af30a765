import { TZDate } from '@date-fns/tz'
import { addMonths } from 'date-fns'
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
  // Given as text, the day would be read in the time zone of this machine.
  const start = new TZDate(Number(month.slice(0, 4)), Number(month.slice(5)) - 1, 1, timeZone)
  return { from: utc(start), until: utc(addMonths(start, 1)) }
}

const utc = (date: Date): Instant => new Date(date.getTime()).toISOString()
