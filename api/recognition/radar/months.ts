import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Month } from '@laurel/ledger/kernel/month.ts'
import { dayAt } from '@laurel/ledger/kernel/period.ts'

/** A back-test looks so far back. */
export const lookedBackMonths = 12

/** The month of an instant in a time zone. */
export const monthAt = (now: Instant, timeZone: string): Month => dayAt(now, timeZone).slice(0, 7)

/** So many months later, or earlier. */
export const monthAfter = (month: Month, months: number): Month => {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`
}

/** A month and those before it, the oldest first. */
export const monthsUntil = (month: Month, count: number): readonly Month[] =>
  Array.from({ length: count }, (_, index) => monthAfter(month, index + 1 - count))
