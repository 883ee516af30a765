import type { Instant } from '@laurel/ledger/kernel/instant.ts'

/** The clock of Stripe, which dates the preview, can differ from ours by an hour. */
const freshSeconds = 2 * 60 * 60

const secondsOf = (instant: Instant): number => Math.floor(Date.parse(instant) / 1000)

/** Whether proration may still be computed for the second of a preview. */
export const isFresh = (prorationDate: number, now: Instant): boolean =>
  Math.abs(prorationDate - secondsOf(now)) < freshSeconds
