import { getDaysInMonth } from 'date-fns/getDaysInMonth'
import { z } from 'zod'

const daysIn = (month: number): number => getDaysInMonth(new Date(2024, month - 1))

/** A day that comes back every year, `02-29`. */
export const DayOfYear = z
  .string()
  .regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/)
  .refine(text => Number(text.slice(3)) <= daysIn(Number(text.slice(0, 2))), {
    error: 'The month has no such day. Choose another day.',
  })
export type DayOfYear = z.infer<typeof DayOfYear>
