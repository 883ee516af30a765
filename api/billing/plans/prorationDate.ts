import type { Instant } from '@laurel/ledger/kernel/instant.ts'

const freshSeconds = 60 * 60
/** Clocks of servers differ a little. */
const aheadSeconds = 60

export const secondsOf = (instant: Instant): number => Math.floor(Date.parse(instant) / 1000)

/** Whether proration may still be computed for the second of a preview. */
export const isFresh = (prorationDate: number, now: Instant): boolean =>
  prorationDate > secondsOf(now) - freshSeconds && prorationDate <= secondsOf(now) + aheadSeconds
