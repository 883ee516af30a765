import type { AllowanceInterval } from '@laurel/ledger/kernel/allowanceInterval.ts'
import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import { periodEnd } from '@laurel/ledger/kernel/period.ts'

const dayMilliseconds = 24 * 60 * 60_000

/** A span of time, the end excluded. */
export type Span = { readonly from: Instant; readonly until: Instant }

/** The last days before the allowances began again, of a span of time. */
export const lastDays = (span: Span, interval: AllowanceInterval, timeZone: string): readonly Span[] => {
  const days: Span[] = []
  let until = periodEnd(span.from, interval, timeZone)
  while (until <= span.until) {
    days.push({ from: addMilliseconds(until, -dayMilliseconds), until })
    until = periodEnd(until, interval, timeZone)
  }
  return days
}

export const isWithin = (spans: readonly Span[], at: Instant): boolean =>
  spans.some(({ from, until }) => at >= from && at < until)
