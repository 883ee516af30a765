import type { AllowanceInterval } from '@laurel/ledger/kernel/allowanceInterval.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { periodEnd } from '@laurel/ledger/kernel/period.ts'

const shown = 3

/** The instants at which allowances start again next. */
export const nextPeriods = (now: Instant, interval: AllowanceInterval, timeZone: string): Instant[] => {
  const starts: Instant[] = []
  for (let start = now; starts.length < shown; ) {
    start = periodEnd(start, interval, timeZone)
    starts.push(start)
  }
  return starts
}
