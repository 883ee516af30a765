import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'

const twelveHoursMilliseconds = 12 * 60 * 60 * 1_000

/** The earliest day that it still is somewhere on Earth: in the time zone 12 hours behind UTC. */
export const earliestDayAt = (now: Instant): string =>
  addMilliseconds(now, -twelveHoursMilliseconds).slice(0, 10)

/** Whether the last day of a person is over, wherever the person works. The day itself is a working day. */
export const hasLeft = (leftOn: string | null | undefined, now: Instant): boolean =>
  typeof leftOn === 'string' && leftOn < earliestDayAt(now)
