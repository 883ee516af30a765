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
  const start = new TZDate(`${month}-01T00:00:00`, timeZone)
  return { from: utc(start), until: utc(addMonths(start, 1)) }
}

const utc = (date: Date): Instant => new Date(date.getTime()).toISOString()
